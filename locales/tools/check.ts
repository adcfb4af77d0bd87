import { defaultLocale } from '../locales.ts'
import type { Coverage } from './coverage.ts'
import { verifyDays } from './change-days.ts'
import { type Finding, isError, wholeFile } from './finding.ts'
import { termFinder } from './glossary.ts'
import { messageTypes } from './message-tree.ts'
import { type Project, typesFile } from './project.ts'
import { sourceEntries } from './source-entry.ts'
import { verifyContent, verifySource, verifyUsage } from './verify-source.ts'
import { verifyContentTerms, verifyGlossary } from './verify-glossary.ts'
import { verifyLocale, withoutFollowUps } from './verify-locale.ts'

/** Every error and warning in the words, and how far each locale is. */
export type CheckResult = { findings: Finding[]; coverages: Coverage[] }

/**
 * Every finding in the words of a project.
 * @param only code of the one locale to look at; the others and English are left out then
 */
export function check(project: Project, only?: string): CheckResult {
  const { english, glossary, texts } = project
  if (english.findings.some(({ rule }) => rule === 'json')) {
    return { findings: english.findings, coverages: [] }
  }
  const source = {
    messages: english.messages,
    namespaces: english.names,
    entries: sourceEntries(english.messages, termFinder(glossary.entries)),
  }
  const verified = project.locales
    .filter(({ code }) => only === undefined || code === only)
    .map((locale) => {
      const record = project.records.find(({ code }) => code === locale.code)
      return verifyLocale(locale, record?.state, source)
    })
  const ofLocales = withoutFollowUps(
    english.findings,
    verified.flatMap(({ findings }) => findings),
  )
  const coverages = verified.map(({ coverage }) => coverage)
  if (only !== undefined) {
    const days = ofLocales.some(isError) ? [] : verifyDays(project.dated, only)
    return { findings: [...ofLocales, ...days], coverages }
  }
  const ofSource = [
    ...english.findings,
    ...verifySource(english.messages),
    ...verifyUsage(english.messages, project.code),
    ...verifyContent(texts),
    ...verifyContentTerms(glossary, texts),
    ...verifyGlossary(glossary, source.entries.values(), texts),
    ...withoutFolder(project),
  ]
  const written = ofSource.some(isError)
    ? []
    : [...freshTypes(project), ...verifyDays(project.dated)]
  return { findings: [...ofSource, ...ofLocales, ...written], coverages }
}

/** Locales of the list that have no words; pseudo-locales are made from the English ones. */
function withoutFolder({ records, locales }: Project): Finding[] {
  const folders = new Set([defaultLocale, ...locales.map(({ code }) => code)])
  return records
    .filter(({ code, state }) => state !== 'pseudo' && !folders.has(code))
    .map(({ code }) => ({
      location: { file: 'locales/locales.ts', line: 1, id: `(${code})` },
      rule: 'locale',
      found: 'has no folder of messages',
      advice: `npm run l10n -- new ${code}`,
    }))
}

function freshTypes({ english, types }: Project): Finding[] {
  const location = { file: typesFile, line: 1, id: wholeFile }
  const found = 'does not match the catalogs'
  return messageTypes(english.messages) === types
    ? []
    : [{ location, rule: 'types', found, advice: 'run npm run l10n -- types' }]
}
