import { fallbackKey } from './fallback-key.ts'

/** Whether a prefix names a message: the message itself or all below it, also where English stands in for it. */
export function namesMessage(prefix: string, id: string): boolean {
  return [prefix, fallbackKey(prefix)].some((start) => id === start || id.startsWith(`${start}.`))
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
