import { startIslands } from '../islands/start-islands.ts'
import lateFonts from '../theme/late-fonts.css?url'
import { listenToLinks } from './listen-to-links.ts'

/** The only script of a page before somebody touches it. */
export function startPage(page: Document): void {
  const { defaultView, documentElement } = page
  reportScriptErrors(defaultView!)
  listenToLinks(page)
  startIslands(page)
  addLateFonts(page, lateFonts)

  // Back and reload lead to the page, not to the endpoint that a plain post went to.
  const { shownPath } = documentElement.dataset
  if (shownPath) history.replaceState(history.state, '', shownPath + location.hash)

  // A page that the browser keeps must not show an open menu to those who come back.
  defaultView!.addEventListener('pagehide', () => {
    for (const open of page.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  })
}

/**
 * Asks for the sheet of fonts that the first view can do without, once a page has loaded. A page that was painted before its
 * first fonts came keeps the stand-ins: a browser that hears of further faces would change all of them under the eyes of
 * the reader. It fetches the sheet for the next page.
 */
export function addLateFonts(page: Document, href: string): void {
  const add = () => {
    const link = {
      rel: showsStandIns(page) ? 'prefetch' : 'stylesheet',
      fetchPriority: 'low',
      href,
    }
    page.head.append(Object.assign(page.createElement('link'), link))
  }
  if (page.readyState === 'complete') add()
  else addEventListener('load', add, { once: true })
}

/** Whether the first link, which leads to the content, is as wide as in the stand-in: what has loaded need not be shown. */
function showsStandIns(page: Document): boolean {
  const link = page.links[0]!
  const copy = link.cloneNode(true) as HTMLElement
  copy.style.fontFamily = 'Sofia Sans Fallback'
  link.after(copy)
  const isSame = copy.offsetWidth === link.offsetWidth
  copy.remove()
  return isSame
}

const endpoint = '/api/reports'

/** A page that breaks again and again says so this often. */
const mostReports = 3

/**
 * Tells the server of faults of our own scripts: kind of the error, file, line and column, and nothing of
 * what the visitor did. Faults of browser extensions are theirs.
 */
export function reportScriptErrors(page: Window): void {
  let left = mostReports

  function report(error: unknown, source: string, line: number, column: number) {
    if (left === 0 || !source.startsWith(page.location.origin)) return
    left -= 1
    const { name = 'unknown' } = (error ?? {}) as { name?: string }
    const failure = { type: 'script-error', name, source, line, column }
    const body = new Blob([JSON.stringify(failure)], { type: 'application/json' })
    page.navigator.sendBeacon?.(endpoint, body)
  }

  page.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report(error, filename, lineno, colno),
  )
  page.addEventListener('unhandledrejection', ({ reason }) => {
    const [, source = '', line, column] =
      /(https?:\/\/[^\s)]+?):(\d+):(\d+)/.exec((reason as Error | undefined)?.stack ?? '') ?? []
    report(reason, source, Number(line), Number(column))
  })
}
