import { whenIdle } from '../ui/when-idle.ts'
import { navigationType } from './navigation-type.ts'

const sheets = 'main > [data-tone]'

/**
 * Has the sheets below the first view of a new page laid out one after another instead of all in one long task
 * (`Sheet.module.css` holds back those whose turn has not come, unless they are near the window). Where the browser
 * will look for a place in the page – after a reload, on the way back, at a fragment – the page is laid out whole:
 * places would move as the heights of sheets become known.
 */
export function layOutInTurns(page: Document): void {
  if (navigationType() !== 'navigate' || location.hash || page.readyState === 'complete') return
  const root = page.documentElement
  root.dataset.inTurns = ''

  function layOutNext() {
    const all = [...page.querySelectorAll<HTMLElement>(sheets)]
    const next = all.find(({ style }) => !style.contentVisibility)
    if (next) {
      next.style.contentVisibility = 'visible'
      requestAnimationFrame(() => whenIdle(layOutNext))
    } else {
      delete root.dataset.inTurns
      for (const { style } of all) style.contentVisibility = ''
    }
  }

  page.defaultView!.addEventListener('load', () => whenIdle(layOutNext), { once: true })
}
