import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Finding } from './finding.ts'
import { messageArguments } from './message-arguments.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { textRules } from './rules.ts'
import { verifyRules } from './verify-rules.ts'

/** Findings in one translated locale: ids, values, tags and plural categories against English. */
export function verifyTranslation(
  locale: string,
  source: readonly SourceMessage[],
  translated: readonly SourceMessage[],
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
  message: SourceMessage,
): Finding[] {
  const original = english.get(message.id)
  if (!original) {
    return [{ place: message, found: 'English has no such message', advice: 'remove it' }]
  }
  const faults = verifyRules({ ...message, max: original.max }, textRules(locale))
  return faults.length > 0 ? faults : sameValues(message, original)
}

function sameValues(place: SourceMessage, original: SourceMessage): Finding[] {
  const [wanted, given] = [describe(original), describe(place)]
  const lost = wanted.filter((value) => !given.includes(value))
  const extra = given.filter((value) => !wanted.includes(value))
  if (lost.length + extra.length === 0) return []
  const found = `values differ from English (lost: ${lost.join(', ') || 'none'}; extra: ${extra.join(', ') || 'none'})`
  return [{ place, found, advice: 'use the same values, tags and choices' }]
}

/** Values with their kind, choices in any order, tags with the tag around them. */
function describe({ defaultMessage }: SourceMessage): string[] {
  const elements = parseMessage(defaultMessage)
  const values = [...messageArguments(elements)].map(([name, kind]) =>
    typeof kind === 'string'
      ? `${name}: "${kind}"`
      : `${name}: ${JSON.stringify({ select: kind.select.toSorted() })}`,
  )
  return [...values, ...nestedTags(elements, '')].sort()
}

function nestedTags(elements: readonly MessageFormatElement[], around: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) {
      const inside = nestedTags(element.children, element.value)
      return around ? [`<${element.value}> in <${around}>`, ...inside] : inside
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const branches = Object.values(element.options)
    return [...new Set(branches.flatMap(({ value }) => nestedTags(value, around)))]
  })
}
