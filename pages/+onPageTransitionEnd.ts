import type { PageContextClient } from 'vike/types'
import { revealFragment } from '../components/ui/reveal-fragment.ts'

/**
 * After a client-side navigation: menus closed, focus on the new page's heading or fragment. A filter
 * changes the query alone and keeps the focus.
 */
export function onPageTransitionEnd({ urlPathname, previousPageContext }: PageContextClient) {
  document.querySelectorAll<HTMLElement>(':popover-open').forEach((open) => open.hidePopover())
  if (location.hash) return revealFragment(location.hash)
  if (previousPageContext?.urlPathname === urlPathname) return
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
  heading?.focus({ preventScroll: true })
}
