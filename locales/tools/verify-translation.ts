import { lostFigures } from './figures.ts'
import type { Fault, Finding } from './finding.ts'
import { type GlossaryRule, glossaryRule } from './glossary-rule.ts'
import { messageValues } from './message-values.ts'
import { invalidMessage, type ParsedMessage, parsedMessage } from './parsed-message.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { faultsOf, type Rule } from './rule.ts'
import { rulesOf } from './rules.ts'
import { sameText } from './same-text.ts'
import type { SourceEntry } from './source-entry.ts'

/** What the messages of one locale are verified with. */
type Rules = { locale: string; rules: readonly Rule[]; glossary: GlossaryRule }

/**
 * Findings in the texts of one locale, by themselves and against English. An empty text is a missing
 * one: `missing-messages` reports it.
 */
export function verifyTranslation(
  locale: string,
  english: ReadonlyMap<string, SourceEntry>,
  translated: readonly SourceMessage[],
): Finding[] {
  const rules = { locale, rules: rulesOf(locale), glossary: glossaryRule(locale) }
  return translated
    .filter(({ id, defaultMessage }) => english.has(id) && defaultMessage.trim() !== '')
    .flatMap((place) =>
      faultsIn(place, english.get(place.id)!, rules).map((fault) => ({ place, ...fault })),
    )
}

function faultsIn(message: SourceMessage, english: SourceEntry, rules: Rules): Fault[] {
  try {
    const parsed = parsedMessage({ ...message, max: english.max })
    return [...faultsOf(parsed, rules.rules), ...compared(parsed, english, rules)]
  } catch (error) {
    return [invalidMessage(error)]
  }
}

function compared(parsed: ParsedMessage, english: SourceEntry, rules: Rules): Fault[] {
  return [
    otherValues(parsed, english),
    otherFigures(rules.locale, parsed, english),
    sameText(parsed, english),
    ...rules.glossary(parsed.words, english.terms),
  ].filter((fault) => fault !== undefined)
}

function otherValues({ elements }: ParsedMessage, { values }: SourceEntry): Fault | undefined {
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
): Fault | undefined {
  const lost = lostFigures(locale, figures, words)
  if (lost.length === 0) return undefined
  const found = `the English figures ${lost.join(', ')} are not there`
  return { rule: 'figures', level: 'warning', found, advice: 'write them as the language does' }
}
