import { defaultLocale } from '../locales.ts'
import type { Finding } from './finding.ts'
import { messageArguments } from './message-arguments.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'

/**
 * Values and tags of a translation that English does not have, so that no page hands them over: showing
 * such a message would fail.
 * @param source English messages
 * @param translated messages of another locale, all of them valid ICU
 */
export function unknownValues(
  source: readonly SourceMessage[],
  translated: readonly SourceMessage[],
): Finding[] {
  const english = new Map(source.map(({ id, defaultMessage }) => [id, defaultMessage]))
  return translated.flatMap((place) => {
    const original = english.get(place.id)
    if (original === undefined) return []
    const known = messageArguments(parseMessage(original))
    const unknown = [...messageArguments(parseMessage(place.defaultMessage)).keys()].filter(
      (name) => !known.has(name),
    )
    const advice = `use the values of locales/${defaultLocale}: ${[...known.keys()].join(', ') || 'none'}`
    return unknown.map((name) => ({ place, found: `the page has no value “${name}”`, advice }))
  })
}
