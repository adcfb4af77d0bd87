import type { LocaleRecord } from '../locales.ts'
import type { Coverage } from './coverage.ts'

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
