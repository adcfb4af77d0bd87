import { startIslands } from '../islands/start-islands.ts'
import lateFonts from '../theme/late-fonts.css?url'
import { addWhenLoaded } from './add-when-loaded.ts'
import { listenToLinks } from './listen-to-links.ts'
import { reportScriptErrors } from './report-script-errors.ts'

/** The only script of a page before somebody touches it. */
export function startPage(page: Document): void {
  const { defaultView, documentElement } = page
  reportScriptErrors(defaultView!)
  listenToLinks(page)
  startIslands(page)
  addWhenLoaded(page, lateFonts)

  // Back and reload lead to the page, not to the endpoint that a plain post went to.
  const { shownPath } = documentElement.dataset
  if (shownPath) history.replaceState(history.state, '', shownPath + location.hash)

  // A page that the browser keeps must not show an open menu to those who come back.
  defaultView!.addEventListener('pagehide', () => {
    for (const open of page.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  })
}
