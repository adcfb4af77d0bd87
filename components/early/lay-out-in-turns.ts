import { whenIdle } from '../ui/when-idle.ts'

const sheets = 'main > [data-tone]'

/**
 * Has the sheets below the first view of a new page laid out one after another instead of all in one long task
 * (`Sheet.module.css` holds back those whose turn has not come, unless they are near the window). Where the browser
 * will look for a place in the page – after a reload, on the way back, at a fragment – the page is laid out whole:
 * places would move as the heights of sheets become known.
 */
export function layOutInTurns(page: Document): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate' || location.hash || page.readyState === 'complete') return
  const root = page.documentElement
  root.dataset.inTurns = ''

  function layOut([sheet, ...others]: HTMLElement[], done: HTMLElement[]) {
    if (sheet) {
      sheet.style.contentVisibility = 'visible'
      requestAnimationFrame(() => whenIdle(() => layOut(others, [...done, sheet])))
    } else {
      delete root.dataset.inTurns
      for (const laidOut of done) laidOut.style.contentVisibility = ''
    }
  }

  page.defaultView!.addEventListener(
    'load',
    () => whenIdle(() => layOut([...page.querySelectorAll<HTMLElement>(sheets)], [])),
    { once: true },
  )
}
