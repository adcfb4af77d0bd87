import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Locale } from './locales.ts'

const files = import.meta.glob<Record<string, string | MessageFormatElement[]>>('./*/*.json', { eager: true, import: 'default' })

export function messagesFor(locale: Locale, namespaces: readonly string[]): Record<string, string | MessageFormatElement[]> {
  return Object.assign({}, ...namespaces.map((n) => files[`./en/${n}.json`] ?? {}))
}
