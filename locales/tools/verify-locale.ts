import { join } from 'node:path'
import type { LocaleRecord } from '../locales.ts'
import { type Coverage, coverage, whyNotLive } from './coverage.ts'
import { claimsWithoutPhrase } from './figures.ts'
import { type Violation, type Finding, wholeFile } from './finding.ts'
import type { CatalogMessage, ReadLocale } from './read-locale.ts'
import type { SourceEntry } from './source-entry.ts'
import { verifyFiles, verifyStatus } from './verify-files.ts'
import { verifyTranslation } from './verify-translation.ts'

/** English as all locales are compared with it. */
type Source = {
  messages: readonly CatalogMessage[]
  namespaces: readonly string[]
  entries: ReadonlyMap<string, SourceEntry>
}

/** Every finding in one locale beside English, and how far it is. */
export function verifyLocale(
  locale: ReadLocale,
  state: LocaleRecord['state'] | undefined,
  { messages, namespaces, entries }: Source,
): { findings: Finding[]; coverage: Coverage } {
  const ofTexts = verifyTranslation(locale.code, entries, locale.messages)
  const counts = coverage(locale, messages, entries, ofTexts)
  const unread = [...locale.findings, ...locale.status.findings].filter(
    ({ location }) => location.id === wholeFile,
  )
  // Whatever else is said would follow from it.
  if (unread.length > 0) return { coverage: counts, findings: unread }
  return {
    coverage: counts,
    findings: [
      ...locale.findings,
      ...withoutFollowUps(locale.findings, [
        ...verifyFiles(locale, messages, namespaces),
        ...ofTexts,
        ...verifyStatus(locale, entries),
        ...verifyLive(locale, state, messages, counts),
      ]),
      ...missingPhrases(locale.code, state),
    ],
  }
}

/** What could not be read is reported once, and not as missing besides. */
export function withoutFollowUps(
  unread: readonly Finding[],
  findings: readonly Finding[],
): Finding[] {
  const ids = new Set(unread.map(({ location }) => location.id))
  return findings.filter(({ location }) => !ids.has(location.id))
}

/** Without its phrases a typed claim is not found; a locale in preview has time for them. */
function missingPhrases(locale: string, state: LocaleRecord['state'] | undefined): Finding[] {
  const ids = claimsWithoutPhrase(locale)
  const finding = (id: string, found: string): Finding => ({
    location: { file: 'locales/claim-phrases.json', line: 1, id },
    rule: 'phrases',
    found: `${found} no phrase in ${locale}`,
    advice: 'add how such a claim would be typed there',
  })
  if (state === 'live') return ids.map((id) => finding(id, 'has'))
  return ids.length === 0
    ? []
    : [{ ...finding(`(${locale})`, `${ids.length} claims have`), level: 'warning' }]
}

const list = 'locales/locales.ts'

/**
 * Findings about the state of a locale. A live one must be complete enough and lists what it lacks; of one
 * in preview the gaps are counted only.
 */
function verifyLive(
  locale: ReadLocale,
  state: LocaleRecord['state'] | undefined,
  english: readonly CatalogMessage[],
  { all }: Coverage,
): Finding[] {
  const location = { file: list, line: 1, id: `(${locale.code})` }
  if (state === undefined) {
    const found = `locales/${locale.code} is no locale of the site`
    const advice = `add its line to ${list}, or remove the folder`
    return [{ location, rule: 'locale', level: 'warning', found, advice }]
  }
  if (state !== 'live') return []
  const reasons = whyNotLive(all).map((found): Finding => {
    const advice = `translate what is listed, or make its state "preview" in ${list}`
    return { location, rule: 'live', found: `must not be live: ${found}`, advice }
  })
  return [
    ...reasons,
    ...missingTexts(locale, english),
    ...(reasons.length > 0 ? machineTexts(locale) : []),
  ]
}

/** Each missing text, at its own line or at that of the message before it. */
function missingTexts(locale: ReadLocale, english: readonly CatalogMessage[]): Finding[] {
  const lines = new Map(locale.messages.map(({ id, line }) => [id, line]))
  let namespace = ''
  let line = 1
  return english.flatMap((message): Finding[] => {
    const { id, required } = message
    if (message.namespace !== namespace) [namespace, line] = [message.namespace, 1]
    line = lines.get(id) ?? line
    // A missing file is reported as one.
    if (locale.texts.has(id) || !locale.names.includes(namespace)) return []
    const location = { file: join(locale.folder, `${namespace}.json`), line, id }
    const violation: Violation = {
      rule: 'missing',
      found: `has no text in ${locale.code}${required ? ' and is required' : '; pages show English'}`,
      advice: 'translate it',
    }
    return [{ location, ...violation, ...(required ? {} : { level: 'warning' }) }]
  })
}

/** Texts that do not count as translated yet. */
function machineTexts({ code, texts, status }: ReadLocale): Finding[] {
  return [...texts.values()]
    .filter(({ id }) => status.lines.get(id)?.state === 'machine')
    .map((location) => ({
      location,
      rule: 'machine',
      level: 'warning',
      found: 'was made by a machine',
      advice: `read it, then npm run l10n -- stamp ${code} ${location.id} --state translated`,
    }))
}
