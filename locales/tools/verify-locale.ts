import type { LocaleRecord } from '../locales.ts'
import { type Coverage, coverage } from './coverage.ts'
import { type Finding, wholeFile } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { ReadLocale } from './read-locale.ts'
import type { SourceEntry } from './source-entry.ts'
import { claimsWithoutPhrase } from './typed-claim.ts'
import { verifyFiles } from './verify-files.ts'
import { verifyLive } from './verify-live.ts'
import { verifyStatus } from './verify-status.ts'
import { verifyTranslation } from './verify-translation.ts'

/** English as all locales are compared with it. */
export type Source = {
  messages: readonly SourceMessage[]
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
    ({ place }) => place.id === wholeFile,
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
  const ids = new Set(unread.map(({ place }) => place.id))
  return findings.filter(({ place }) => !ids.has(place.id))
}

/** Without its phrases a typed claim is not found; a locale in preview has time for them. */
function missingPhrases(locale: string, state: LocaleRecord['state'] | undefined): Finding[] {
  const ids = claimsWithoutPhrase(locale)
  const finding = (id: string, found: string): Finding => ({
    place: { file: 'locales/claim-phrases.json', line: 1, id },
    rule: 'phrases',
    found: `${found} no phrase in ${locale}`,
    advice: 'add how such a claim would be typed there',
  })
  if (state === 'live') return ids.map((id) => finding(id, 'has'))
  return ids.length === 0
    ? []
    : [{ ...finding(`(${locale})`, `${ids.length} claims have`), level: 'warning' }]
}
