import { pickMessages, strayPrefix } from '../../locales/locale-messages.ts'
import type { Messages } from './IntlRoot.tsx'

const none: readonly string[] = []
/** A server renders many islands with the same messages. */
const carried = new WeakMap<Messages, Map<readonly string[], Messages>>()

/**
 * The messages that an island names, of those that its page carries: one that is not there stops the build.
 * @throws Error when the page does not carry them
 */
export function carriedMessages(messages: Messages, prefixes: readonly string[] = none): Messages {
  const known = carried.get(messages) ?? new Map<readonly string[], Messages>()
  carried.set(messages, known)
  const own = known.get(prefixes) ?? allNamed(messages, prefixes)
  known.set(prefixes, own)
  return own
}

function allNamed(messages: Messages, prefixes: readonly string[]): Messages {
  const stray = strayPrefix(messages, prefixes)
  if (stray !== undefined) {
    throw new Error(
      `The page carries no message of "${stray}": add its catalog to the namespaces of the route.`,
    )
  }
  return pickMessages<Messages[string]>(messages, prefixes) as Messages
}
