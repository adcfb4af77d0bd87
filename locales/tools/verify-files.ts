import { join } from 'node:path'
import { type Finding, wholeFile } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { ReadLocale } from './read-locale.ts'

/** Findings in the files of a locale: each namespace has its file, with the ids of English in its order. */
export function verifyFiles(
  locale: ReadLocale,
  english: readonly SourceMessage[],
  namespaces: readonly string[],
): Finding[] {
  const known = new Map(english.map((message, at) => [message.id, { ...message, at }]))
  const order = `npm run l10n -- order ${locale.code}`
  const ofFile = (name: string, found: string, advice: string): Finding => {
    const place = { file: join(locale.folder, `${name}.json`), line: 1, id: wholeFile }
    return { place, rule: 'file', found, advice }
  }
  const findings: Finding[] = [
    ...namespaces
      .filter((name) => !locale.names.includes(name))
      .map((name) => ofFile(name, 'is missing', order)),
    ...locale.names
      .filter((name) => !namespaces.includes(name))
      .map((name) => ofFile(name, 'English has no such file', 'remove it')),
  ]
  const last = new Map<string, number>()
  for (const place of locale.messages) {
    const original = known.get(place.id)
    if (!namespaces.includes(place.namespace)) continue
    if (!original) {
      findings.push({
        place,
        rule: 'unknown',
        found: 'English has no such message',
        advice: 'remove it',
      })
    } else if (original.namespace !== place.namespace) {
      const found = `belongs into ${original.namespace}.json`
      findings.push({ place, rule: 'file', found, advice: order })
    } else {
      const before = last.get(place.namespace) ?? -1
      // One finding a file: the command puts all of it in order.
      if (original.at < before && before !== Infinity) {
        findings.push({
          place,
          rule: 'order',
          found: 'is not in the order of English',
          advice: order,
        })
        last.set(place.namespace, Infinity)
      } else last.set(place.namespace, Math.max(before, original.at))
    }
  }
  return findings
}
