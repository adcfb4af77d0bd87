import type { ContentText } from './content-texts.ts'
import type { Finding } from './finding.ts'
import { type Glossary, glossaryFinding } from './glossary.ts'
import type { TermFinder } from './glossary-terms.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { defaultLocale } from '../locales.ts'

/** Faults of the glossary itself, and terms that no English message and no English content holds. */
export function verifyGlossary(
  { entries, findings, file }: Glossary,
  termsIn: TermFinder,
  messages: readonly SourceMessage[],
  texts: readonly ContentText[],
): Finding[] {
  const english = [
    ...messages.map(({ defaultMessage }) => defaultMessage),
    ...texts.filter(({ locale }) => locale === defaultLocale).map(({ text }) => text),
  ]
  const alive = new Set(english.flatMap((text) => termsIn(text)))
  const dead = entries.filter((entry) => !alive.has(entry))
  const found = 'no English text holds this term'
  return [...findings, ...dead.map(({ term }) => glossaryFinding(file, term, found))]
}
