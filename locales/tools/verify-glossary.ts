import { defaultLocale } from '../locales.ts'
import type { ContentText } from './content-texts.ts'
import type { Finding } from './finding.ts'
import { type Glossary, glossaryFinding } from './glossary.ts'
import { termFinder } from './glossary-terms.ts'
import type { SourceEntry } from './source-entry.ts'

/** Faults of the glossary itself, and terms that no English message and no English content holds. */
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
