import { useMemo, useSyncExternalStore } from 'react'
import type { StartingIsland } from './island-preview.ts'
import type { Messages } from '../text/IntlRoot.tsx'
import { markedMessages } from './id-marks.ts'
import { takeNamesOff } from './find-messages.ts'
import { propsOfIslands } from './taken-islands.ts'
import { type ShownPage, shownPage, editedMessages } from './shown-page.ts'

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
