import type { ReactNode } from 'react'
import type { Messages } from '../text/IntlRoot.tsx'

type IslandProps = Record<string, unknown>

/** An island that is about to be taken over. */
export type StartingIsland = {
  box: HTMLElement
  locale: string
  /** Those that its code came with. */
  messages: Messages
  /** @param from its box, or the same box in the page as the server renders it now */
  propsIn: (from: HTMLElement) => IslandProps
  render: (messages: Messages, props: IslandProps) => ReactNode
}

/** How the preview for translators has islands show what the page shows. */
export type IslandPreview = {
  /** Settles when the HTML of the page is that of its messages. */
  pageSettled: () => Promise<void>
  /** The content of an island, which follows the page from then on. */
  liveIsland: (island: StartingIsland) => ReactNode
}

let set: IslandPreview | undefined

/** Set before an island starts, in builds for translators alone. */
export const islandPreview = {
  read: () => set,
  set(preview: IslandPreview): void {
    set = preview
  },
}
