import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { defaultLocale } from './locales.ts'
import type { MessageId, MessageValues } from './messages.d.ts'
import { isPseudoLocale, pseudoMessage } from './pseudo-locales.ts'

/** Messages as react-intl takes them: syntax trees by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>

/** What a message needs behind its id: nothing, or exactly the named values. */
export type MessageArguments<Id extends MessageId> = keyof MessageValues[Id] extends never
  ? []
  : [values: MessageValues[Id]]

/**
 * The messages of a locale: English as it is, a pseudo-locale's made from it, another one's own texts with English
 * beside them.
 * @param own reads the locale's own texts
 */
export function localeMessages(
  locale: string,
  english: CompiledMessages,
  own: () => CompiledMessages,
): CompiledMessages {
  if (locale === defaultLocale) return english
  // A build without pseudo-locales leaves their code out; where nothing is built there is no such flag.
  if ((typeof __PSEUDO_LOCALES__ === 'undefined' || __PSEUDO_LOCALES__) && isPseudoLocale(locale)) {
    return Object.fromEntries(
      Object.entries(english).map(([id, message]) => [id, pseudoMessage(locale, message)]),
    )
  }
  return withFallback(english, own())
}

/**
 * The texts of a locale, and under their fallback keys the English ones that it lacks. An empty text is a missing
 * one; ids that English does not have are left out.
 */
function withFallback(english: CompiledMessages, own: CompiledMessages): CompiledMessages {
  const messages: CompiledMessages = {}
  for (const [id, message] of Object.entries(english)) {
    const text = own[id]
    if (text && text.length > 0) messages[id] = text
    else messages[fallbackKey(id)] = message
  }
  return messages
}

const ofEnglish = 'en:'

/** Where a page finds the English text of a message that its locale has no text for. */
export function fallbackKey(id: string): string {
  return ofEnglish + id
}

/** The id of a message that a page contains under its id or under its fallback key. */
export function idBehind(key: string): string {
  return key.startsWith(ofEnglish) ? key.slice(ofEnglish.length) : key
}

/** Whether a prefix names a message: the message itself or all below it, also where English stands in for it. */
export function namesMessage(prefix: string, id: string): boolean {
  return [prefix, fallbackKey(prefix)].some((start) => id === start || id.startsWith(`${start}.`))
}

/** The first of some prefixes that names no message. */
export function strayPrefix(
  messages: Readonly<Record<string, unknown>>,
  prefixes: readonly string[],
): string | undefined {
  const ids = Object.keys(messages)
  return prefixes.find((prefix) => !ids.some((id) => namesMessage(prefix, id)))
}

/** The messages that some prefixes name. */
export function pickMessages<Message>(
  messages: Readonly<Record<string, Message>>,
  prefixes: readonly string[],
): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => prefixes.some((prefix) => namesMessage(prefix, id))),
  )
}
