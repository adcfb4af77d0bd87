import { type LiveMessages, liveMessagesEvent, missedMessagesEvent } from '../../locales/preview.ts'
import { islandPreview } from './island-preview.ts'
import { liveIsland } from './live-island.tsx'
import { recordServed } from './morph-page.ts'
import { keepMode, askedOrKeptMode } from './preview-mode.ts'
import { pageSettled, refreshPage, showEdit } from './refresh-page.ts'
import { shownPage } from './shown-page.ts'

/**
 * Starts the preview for translators: the page follows edits of the catalogs, and shows on demand which message stands
 * where.
 * @returns settles when other scripts may touch the page
 */
export async function startPreview(page: Document): Promise<void> {
  islandPreview.set({ pageSettled, liveIsland })
  // The answer to a plain post is at no address where it could be asked for again.
  if (page.documentElement.dataset.shownPath) return
  if (page.readyState === 'loading')
    await new Promise((parsed) => page.addEventListener('DOMContentLoaded', parsed, { once: true }))
  recordServed(page.documentElement)
  showOverlayWithMode()
  followMode()
  // A page that the browser kept may have been left in another mode.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followMode()
  })
  import.meta.hot?.on(liveMessagesEvent, (edit: LiveMessages) => showEdit(edit))
  import.meta.hot?.send(missedMessagesEvent)
}

function followMode(): void {
  const mode = askedOrKeptMode()
  if (!mode) return
  keepMode(mode)
  refreshPage()
}

function showOverlayWithMode(): void {
  let overlay: typeof import('./show-overlay.tsx') | undefined
  shownPage.subscribe(async () => {
    if (shownPage.read().mode) overlay ??= await import('./show-overlay.tsx')
    overlay?.showOverlay()
  })
}
