import type { Messages } from '../text/IntlRoot.tsx'

/** The messages of an island, as a module `virtual:island-words/<prefix>,<prefix>` gives them. */
export type IslandWords = {
  /** Ids of messages, or what they begin with. */
  prefixes: readonly string[]
  /** The messages by locale: a file of its own for each. */
  load: Readonly<Record<string, () => Promise<{ default: Messages }>>>
}

/** Whether a prefix names a message: the message itself or all below it; `en:` marks a text that stands in. */
export function namesMessage(prefix: string, id: string): boolean {
  const plain = id.replace(/^en:/, '')
  return plain === prefix || plain.startsWith(`${prefix}.`)
}

/** The messages that some prefixes name. */
export function messagesOf<Message>(
  prefixes: readonly string[],
  messages: Readonly<Record<string, Message>>,
): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => prefixes.some((prefix) => namesMessage(prefix, id))),
  )
}
