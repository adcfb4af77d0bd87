import type { LocaleRecord } from '../locales.ts'
import type { Finding } from './finding.ts'
import type { CatalogMessage, ReadLocale } from './read-locale.ts'
import { type SourceEntry, isStale } from './source-entry.ts'

/** How many messages of a part of the words are how far; words are counted in English. */
export type Counts = {
  total: number
  missing: number
  requiredMissing: number
  stale: number
  machine: number
  translated: number
  reviewed: number
  overLong: number
  words: number
  /** Words of missing and stale messages. */
  wordsToDo: number
}

/** Counts of a locale, in all and by namespace. */
export type Coverage = { code: string; all: Counts; namespaces: Map<string, Counts> }

const none: Readonly<Counts> = {
  total: 0,
  missing: 0,
  requiredMissing: 0,
  stale: 0,
  machine: 0,
  translated: 0,
  reviewed: 0,
  overLong: 0,
  words: 0,
  wordsToDo: 0,
}

/**
 * Counts the messages of a locale. A text that is no valid ICU message counts as missing, and one
 * without a state as made by a machine.
 */
export function coverage(
  locale: ReadLocale,
  english: readonly CatalogMessage[],
  entries: ReadonlyMap<string, SourceEntry>,
  findings: readonly Finding[],
): Coverage {
  const ofRule = (rule: Finding['rule']) =>
    new Set(findings.filter((finding) => finding.rule === rule).map(({ location }) => location.id))
  const [invalid, overLong] = [ofRule('icu'), ofRule('length')]
  const all = { ...none }
  const namespaces = new Map<string, Counts>()
  for (const { id, namespace, required } of english) {
    const part = namespaces.get(namespace) ?? { ...none }
    namespaces.set(namespace, part)
    const line = locale.status.lines.get(id)
    const entry = entries.get(id)
    const missing = !locale.texts.has(id) || invalid.has(id)
    const stale = !missing && isStale(line?.src, entry)
    const words = entry?.wordCount ?? 0
    for (const counts of [all, part]) {
      counts.total += 1
      counts.words += words
      if (missing || stale) counts.wordsToDo += words
      if (missing) {
        counts.missing += 1
        if (required) counts.requiredMissing += 1
        continue
      }
      counts[line?.state ?? 'machine'] += 1
      if (stale) counts.stale += 1
      if (overLong.has(id)) counts.overLong += 1
    }
  }
  return { code: locale.code, all, namespaces }
}

/** Shares of all messages, in per cent. */
const least = { translated: 95 } as const
const most = { stale: 5 } as const

/** Why a locale must not be live; nothing when it may. */
export function whyNotLive(counts: Counts): string[] {
  const { total, requiredMissing, stale } = counts
  const done = counts.translated + counts.reviewed
  return [
    requiredMissing > 0 && `${requiredMissing} required messages have no text`,
    done * 100 < total * least.translated &&
      `${done} of ${total} messages are translated or reviewed (${share(done, total)}), ${least.translated} % are needed`,
    stale * 100 > total * most.stale &&
      `${stale} of ${total} messages are stale (${share(stale, total)}), at most ${most.stale} % may be`,
  ].filter((reason) => reason !== false)
}

/** "93.9 %", rounded down, so that what is below a limit never looks as if it were on it. */
function share(part: number, total: number): string {
  return `${(Math.floor((part * 1000) / total) / 10).toFixed(1)} %`
}

/** How far a locale is, in one line. */
export function coverageLine({ code, all }: Coverage, records: readonly LocaleRecord[]): string {
  const state = records.find((record) => record.code === code)?.state ?? 'not in the list'
  const { total, missing, requiredMissing, stale, machine, translated, reviewed } = all
  return [
    `${code} (${state}): ${total - missing} of ${total} messages have a text`,
    `${missing} missing (${requiredMissing} required)`,
    `${stale} stale`,
    `${machine} machine`,
    `${translated} translated`,
    `${reviewed} reviewed`,
  ].join(', ')
}
