import { lostFigures } from './figures.ts'
import type { Violation, Finding } from './finding.ts'
import { escaped } from './glossary.ts'
import {
  messageValues,
  type ParsedMessage,
  type Rule,
  violationsOf,
  invalidMessage,
  parsedMessage,
} from './message-tree.ts'
import type { CatalogMessage } from './read-locale.ts'
import { rulesOf } from './rules.ts'
import type { SourceEntry } from './source-entry.ts'
import { type GlossaryRule, glossaryRule } from './verify-glossary.ts'

/** What the messages of one locale are verified with. */
type Rules = { locale: string; rules: readonly Rule[]; glossary: GlossaryRule }

/**
 * Findings in the texts of one locale, by themselves and against English. An empty text is a missing
 * one: the rule `missing` reports it.
 */
export function verifyTranslation(
  locale: string,
  english: ReadonlyMap<string, SourceEntry>,
  translated: readonly CatalogMessage[],
): Finding[] {
  const rules = { locale, rules: rulesOf(locale), glossary: glossaryRule(locale) }
  return translated
    .filter(({ id, defaultMessage }) => english.has(id) && defaultMessage.trim() !== '')
    .flatMap((location) =>
      violationsIn(location, english.get(location.id)!, rules).map((violation) => ({
        location,
        ...violation,
      })),
    )
}

function violationsIn(message: CatalogMessage, english: SourceEntry, rules: Rules): Violation[] {
  try {
    const parsed = parsedMessage({ ...message, max: english.max })
    return [...violationsOf(parsed, rules.rules), ...compared(parsed, english, rules)]
  } catch (error) {
    return [invalidMessage(error)]
  }
}

function compared(parsed: ParsedMessage, english: SourceEntry, rules: Rules): Violation[] {
  return [
    otherValues(parsed, english),
    otherFigures(rules.locale, parsed, english),
    sameText(parsed, english),
    ...rules.glossary(parsed.words, english.terms),
  ].filter((violation) => violation !== undefined)
}

function otherValues({ elements }: ParsedMessage, { values }: SourceEntry): Violation | undefined {
  const given = messageValues(elements)
  const lost = values.filter((value) => !given.includes(value))
  const extra = given.filter((value) => !values.includes(value))
  if (lost.length + extra.length === 0) return undefined
  const found = `values differ from English (lost: ${lost.join(', ') || 'none'}; extra: ${extra.join(', ') || 'none'})`
  return { rule: 'values', found, advice: 'use the same values, tags and choices' }
}

function otherFigures(
  locale: string,
  { words }: ParsedMessage,
  { figures }: SourceEntry,
): Violation | undefined {
  const lost = lostFigures(locale, figures, words)
  if (lost.length === 0) return undefined
  const found = `the English figures ${lost.join(', ')} are not there`
  return { rule: 'figures', level: 'warning', found, advice: 'write them as the language does' }
}

/** From so many words on a text is taken for a sentence. */
const sentence = 3

/** A sentence that stands in a translation as it does in English; names of the glossary do not count. */
function sameText(translated: ParsedMessage, english: SourceEntry): Violation | undefined {
  if (translated.words !== english.words) return undefined
  const names = english.terms.filter(({ keep }) => keep).map(({ term }) => escaped(term))
  const own =
    names.length > 0 ? english.words.replace(RegExp(names.join('|'), 'g'), '') : english.words
  const found = own.match(/\p{L}{2,}/gu) ?? []
  // Names of cities and people have no small word among them.
  return found.length < sentence || !found.some((word) => /^\p{Ll}/u.test(word))
    ? undefined
    : {
        rule: 'same-text',
        level: 'warning',
        found: 'the text is the English one',
        advice: 'translate it, or keep it as a term in locales/glossary.json',
      }
}
