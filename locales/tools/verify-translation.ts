import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Finding } from './finding.ts'
import { messageArguments } from './message-arguments.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'

/** A message of a translated catalog. */
export type TranslatedMessage = Pick<SourceMessage, 'id' | 'file' | 'line' | 'defaultMessage'>

/** Findings in one translated locale: ids, values, tags and plural categories against English. */
export function verifyTranslation(
  locale: string,
  source: readonly SourceMessage[],
  translated: readonly TranslatedMessage[],
): Finding[] {
  const english = new Map(source.map((message) => [message.id, message]))
  const present = new Set(translated.map(({ id }) => id))
  const missing = source
    .filter(({ id }) => !present.has(id))
    .map((place) => ({ place, found: `has no text in ${locale}`, advice: 'translate it' }))
  return [...missing, ...translated.flatMap((message) => verifyMessage(locale, english, message))]
}

function verifyMessage(
  locale: string,
  english: ReadonlyMap<string, SourceMessage>,
  message: TranslatedMessage,
): Finding[] {
  const original = english.get(message.id)
  if (!original) {
    return [{ place: message, found: 'English has no such message', advice: 'remove it' }]
  }
  try {
    const elements = parseMessage(message.defaultMessage)
    return [
      ...sameValues(message, parseMessage(original.defaultMessage), elements),
      ...pluralCategories(locale, message, elements),
    ]
  } catch (error) {
    return [{ place: message, found: (error as Error).message, advice: 'mend the message' }]
  }
}

function sameValues(
  place: TranslatedMessage,
  original: readonly MessageFormatElement[],
  elements: readonly MessageFormatElement[],
): Finding[] {
  const describe = (message: readonly MessageFormatElement[]) =>
    [...messageArguments(message)].map(([name, kind]) => `${name}: ${JSON.stringify(kind)}`).sort()
  const [wanted, given] = [describe(original), describe(elements)]
  const lost = wanted.filter((value) => !given.includes(value))
  const extra = given.filter((value) => !wanted.includes(value))
  return lost.length + extra.length === 0
    ? []
    : [
        {
          place,
          found: `values differ from English (lost: ${lost.join(', ') || 'none'}; extra: ${extra.join(', ') || 'none'})`,
          advice: 'use the same values and tags',
        },
      ]
}

/** `=0` and `=1` do not replace a category of the language. */
function pluralCategories(
  locale: string,
  place: TranslatedMessage,
  elements: readonly MessageFormatElement[],
): Finding[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralCategories(locale, place, element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inside = Object.values(element.options).flatMap(({ value }) =>
      pluralCategories(locale, place, value),
    )
    if (element.type === TYPE.select) return inside
    const { pluralCategories: needed } = new Intl.PluralRules(locale, {
      type: element.pluralType ?? 'cardinal',
    }).resolvedOptions()
    const lacking = needed.filter((category) => !(category in element.options))
    return lacking.length === 0
      ? inside
      : [
          ...inside,
          { place, found: `lacks the plural ${lacking.join(', ')}`, advice: 'add the branch' },
        ]
  })
}
