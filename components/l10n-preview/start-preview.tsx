import { type LiveMessages, liveMessagesEvent, missedMessagesEvent } from '../../locales/preview.ts'
import { islandPreview, type StartingIsland } from './island-preview.ts'
import { recordServed, propsOfIslands } from './morph-page.ts'
import { keepMode, askedOrKeptMode } from './preview-mode.ts'
import { pageSettled, refreshPage, showEdit } from './refresh-page.ts'
import { shownPage, type ShownPage, editedMessages } from './shown-page.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Messages } from '../text/IntlRoot.tsx'
import { markedMessages } from './id-marks.ts'
import { takeNamesOff } from './find-messages.ts'

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
  let overlay: typeof import('./PreviewOverlay.tsx') | undefined
  shownPage.subscribe(async () => {
    if (shownPage.read().mode) overlay ??= await import('./PreviewOverlay.tsx')
    overlay?.showOverlay()
  })
}

/** The content of an island whose messages and props are those that the page shows. */
export function liveIsland(island: StartingIsland) {
  const { box, propsIn } = island
  propsOfIslands.set(box, box)
  takeNamesOff(box)
  return <LiveIsland {...island} first={shownPage.read()} firstProps={propsIn(box)} />
}

type Props = StartingIsland & {
  /** What the HTML shows that React takes over. */
  first: ShownPage
  firstProps: ReturnType<StartingIsland['propsIn']>
}

function LiveIsland({ box, locale, messages, propsIn, render, first, firstProps }: Props) {
  const shown = useSyncExternalStore(shownPage.subscribe, shownPage.read, () => first)
  const from = shown === first ? box : propsOfIslands.get(box)!
  const props = useMemo(
    () => (from === box ? firstProps : propsIn(from)),
    [box, from, firstProps, propsIn],
  )
  const ownMessages = useMemo(
    () => shownMessages(locale, messages, shown),
    [locale, messages, shown],
  )
  return render(ownMessages, props)
}

function shownMessages(locale: string, messages: Messages, { mode, notes, edits }: ShownPage) {
  const edited = editedMessages(locale, messages, edits)
  return mode && notes ? markedMessages(edited, mode, notes.english) : edited
}
