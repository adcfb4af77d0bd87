import { join } from 'node:path'
import type { LocaleRecord } from '../locales.ts'
import type { Coverage } from './coverage.ts'
import type { Fault, Finding } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { ReadLocale } from './read-locale.ts'
import { whyNotLive } from './why-not-live.ts'

const list = 'locales/locales.ts'

/**
 * Findings about the state of a locale. A live one must be complete enough and lists what it lacks; of one
 * in preview the gaps are counted only.
 */
export function verifyLive(
  locale: ReadLocale,
  state: LocaleRecord['state'] | undefined,
  english: readonly SourceMessage[],
  { all }: Coverage,
): Finding[] {
  const place = { file: list, line: 1, id: `(${locale.code})` }
  if (state === undefined) {
    const found = `locales/${locale.code} is no locale of the site`
    const advice = `add its line to ${list}, or remove the folder`
    return [{ place, rule: 'locale', level: 'warning', found, advice }]
  }
  if (state !== 'live') return []
  const reasons = whyNotLive(all).map((found): Finding => {
    const advice = `translate what is listed, or make its state "preview" in ${list}`
    return { place, rule: 'live', found: `must not be live: ${found}`, advice }
  })
  return [
    ...reasons,
    ...missingTexts(locale, english),
    ...(reasons.length > 0 ? machineTexts(locale) : []),
  ]
}

/** Each missing text, at its own line or at that of the message before it. */
function missingTexts(locale: ReadLocale, english: readonly SourceMessage[]): Finding[] {
  const lines = new Map(locale.messages.map(({ id, line }) => [id, line]))
  let namespace = ''
  let line = 1
  return english.flatMap((message): Finding[] => {
    const { id, required } = message
    if (message.namespace !== namespace) [namespace, line] = [message.namespace, 1]
    line = lines.get(id) ?? line
    // A missing file is reported as one.
    if (locale.texts.has(id) || !locale.names.includes(namespace)) return []
    const place = { file: join(locale.folder, `${namespace}.json`), line, id }
    const fault: Fault = {
      rule: 'missing',
      found: `has no text in ${locale.code}${required ? ' and is required' : '; pages show English'}`,
      advice: 'translate it',
    }
    return [{ place, ...fault, ...(required ? {} : { level: 'warning' }) }]
  })
}

/** Texts that do not count as translated yet. */
function machineTexts({ code, texts, status }: ReadLocale): Finding[] {
  return [...texts.values()]
    .filter(({ id }) => status.lines.get(id)?.state === 'machine')
    .map((place) => ({
      place,
      rule: 'machine',
      level: 'warning',
      found: 'was made by a machine',
      advice: `read it, then npm run l10n -- stamp ${code} ${place.id} --state translated`,
    }))
}
