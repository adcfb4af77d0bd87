import type { Messages } from '../text/IntlRoot.tsx'

/** The messages of an island, as a module `virtual:island-messages/<prefix>,<prefix>` gives them. */
export type IslandMessages = {
  /** Ids of messages, or what they begin with. */
  prefixes: readonly string[]
  /** The messages by locale: a file of its own for each. */
  load: Readonly<Record<string, () => Promise<{ default: Messages }>>>
}
