import { dirname } from 'node:path'
import { defaultLocale } from '../locales.ts'
import type { Violation, Finding } from './finding.ts'
import {
  type Glossary,
  type GlossaryEntry,
  type TermForms,
  escaped,
  glossaryFinding,
  plainWords,
  termFinder,
} from './glossary.ts'
import type { ContentText } from './project.ts'
import type { SourceEntry } from './source-entry.ts'
import { withoutCode } from './verify-source.ts'

/** Errors of the glossary itself, and terms that no English message and no English content holds. */
export function verifyGlossary(
  { entries, findings, file }: Glossary,
  english: Iterable<SourceEntry>,
  texts: readonly ContentText[],
): Finding[] {
  const inMessages = new Set([...english].flatMap(({ terms }) => terms))
  const rest = entries.filter((entry) => !inMessages.has(entry))
  const termsIn = termFinder(rest)
  const content = texts.filter(({ locale }) => locale === defaultLocale)
  const inContent = new Set(rest.length > 0 ? content.flatMap(({ text }) => termsIn(text)) : [])
  const dead = rest.filter((entry) => !inContent.has(entry))
  const found = 'no English text holds this term'
  return [...findings, ...dead.map(({ term }) => glossaryFinding(file, term, found))]
}

/**
 * Texts of `content` that call a term of their English text by a name which the glossary avoids. A whole text may
 * word a term in many ways, so that its right name is not asked for.
 */
export function verifyContentTerms(
  { entries }: Glossary,
  texts: readonly ContentText[],
): Finding[] {
  const termsIn = termFinder(entries.filter(({ prose }) => prose))
  const english = new Map(
    texts
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ file, text }) => [dirname(file), termsIn(withoutCode(text))]),
  )
  return texts.flatMap(({ file, locale, text }) =>
    locale === defaultLocale
      ? []
      : (english.get(dirname(file)) ?? []).flatMap((entry) =>
          avoidedIn(entry, { file, locale, text: withoutCode(text) }),
        ),
  )
}

/** Each line of a text that holds a name which the glossary avoids for a term. */
function avoidedIn(entry: GlossaryEntry, { file, locale, text }: ContentText): Finding[] {
  const own = entry.words[locale]
  if (!own || own.avoid.length === 0) return []
  const avoid = anyOf(own.avoid)
  return text.split('\n').flatMap((line, at): Finding[] => {
    const [avoided] = avoid.exec(plainWords(line)) ?? []
    if (avoided === undefined) return []
    const location = { file, line: at + 1, id: '(content)' }
    const violation = breach(entry, `“${entry.term}” is called “${avoided}”`, own)
    return [{ location, rule: violation.rule, found: violation.found, advice: violation.advice }]
  })
}

type Patterns = { use: RegExp; avoid: RegExp }

/** What a translated text does wrong with the terms of its English text. */
export type GlossaryRule = (words: string, terms: readonly GlossaryEntry[]) => Violation[]

/** The rule for one locale; `use` and `avoid` are compared from the start of a word. */
export function glossaryRule(locale: string): GlossaryRule {
  const cache = new Map<GlossaryEntry, Patterns>()
  const patternsOf = (entry: GlossaryEntry, { use, avoid }: TermForms): Patterns => {
    const found = cache.get(entry) ?? { use: anyOf(use), avoid: anyOf(avoid) }
    cache.set(entry, found)
    return found
  }
  return (translated, terms) => {
    if (terms.length === 0) return []
    const words = plainWords(translated)
    return terms.flatMap((entry): Violation[] => {
      if (entry.keep) return words.includes(entry.term) ? [] : [lostName(entry)]
      const own = entry.words[locale]
      if (!own) return []
      const { use, avoid } = patternsOf(entry, own)
      const avoided = avoid.exec(words)
      if (avoided) return [breach(entry, `“${entry.term}” is called “${avoided[0]}”`, own)]
      return use.test(words) ? [] : [breach(entry, `“${entry.term}” has another name`, own)]
    })
  }
}

function anyOf(words: readonly string[]): RegExp {
  const some = words.length > 0 ? words.map(escaped).join('|') : '(?!)'
  return new RegExp(String.raw`(?<!\p{L})(?:${some})`, 'iu')
}

function lostName({ term }: GlossaryEntry): Violation {
  return { rule: 'glossary', found: `lost the name “${term}”`, advice: 'write it as English does' }
}

function breach({ strict }: GlossaryEntry, found: string, { use }: TermForms): Violation {
  const advice = `use ${use.map((word) => `“${word}”`).join(' or ')}`
  return { rule: 'glossary', found, advice, ...(strict ? {} : { level: 'warning' }) }
}
