import type { Finding } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { ReadLocale } from './read-locale.ts'
import type { SourceEntry } from './source-entry.ts'

/** Findings in the sidecar of a locale, and the texts whose English source has changed since. */
export function verifyStatus(
  { code, status, texts }: ReadLocale,
  english: ReadonlyMap<string, SourceEntry>,
): Finding[] {
  const stamp = `npm run l10n -- stamp ${code}`
  const dead = [...status.lines]
    .filter(([id]) => !texts.has(id))
    .map(([id, { line }]): Finding => {
      const found = english.has(id) ? 'a state without a text' : 'English has no such message'
      const place = { file: status.file, line, id }
      return { place, rule: 'status', found, advice: `npm run l10n -- order ${code}` }
    })
  const faulty = new Set(status.findings.map(({ place }) => place.id))
  const unstated = [...texts.values()].filter(
    ({ id }) => english.has(id) && !status.lines.has(id) && !faulty.has(id),
  )
  const stale = [...texts.values()]
    .filter(({ id }) => isStale(status.lines.get(id)?.src, english.get(id)))
    .map((place): Finding => {
      const found = 'English has changed since it was translated'
      const advice = `compare, mend, then ${stamp} ${place.id} --state translated`
      return { place, rule: 'stale', level: 'warning', found, advice }
    })
  return [...status.findings, ...dead, ...withoutState(unstated, stamp), ...stale]
}

/** One finding a file, since whoever translates a page stamps it at the end. */
function withoutState(texts: readonly SourceMessage[], stamp: string): Finding[] {
  const files = new Set(texts.map(({ file }) => file))
  return [...files].map((file): Finding => {
    const own = texts.filter((text) => text.file === file)
    const [place] = own as [SourceMessage]
    const found = own.length === 1 ? 'has no state' : `and ${own.length - 1} more have no state`
    const ids = own.length === 1 ? place.id : `'${place.namespace}.*'`
    return { place, rule: 'status', found, advice: `${stamp} ${ids} --state translated` }
  })
}

/** Whether a text was made from another English text than the one that stands there now. */
export function isStale(src: string | undefined, english: SourceEntry | undefined): boolean {
  return src !== undefined && english !== undefined && src !== english.hash
}
