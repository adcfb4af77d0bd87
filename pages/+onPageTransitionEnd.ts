/** After a client-side navigation: menus closed, focus on the new page's heading or fragment. */
export function onPageTransitionEnd() {
  document.querySelectorAll<HTMLElement>(':popover-open').forEach((open) => open.hidePopover())
  if (location.hash) return
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
  heading?.focus({ preventScroll: true })
}
