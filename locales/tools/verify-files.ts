import { join } from 'node:path'
import { type Violation, type Finding, wholeFile } from './finding.ts'
import type { CatalogMessage, ReadLocale } from './read-locale.ts'
import { type SourceEntry, isStale } from './source-entry.ts'

/** Findings in the files of a locale: each namespace has its file, with the ids of English in its order. */
export function verifyFiles(
  locale: ReadLocale,
  english: readonly CatalogMessage[],
  namespaces: readonly string[],
): Finding[] {
  const order = `npm run l10n -- order ${locale.code}`
  const ofFile = (name: string, found: string, advice: string): Finding => {
    const location = { file: join(locale.folder, `${name}.json`), line: 1, id: wholeFile }
    return { location, rule: 'file', found, advice }
  }
  const missing = namespaces.filter((name) => !locale.names.includes(name))
  const extra = locale.names.filter((name) => !namespaces.includes(name))
  return [
    ...missing.map((name) => ofFile(name, 'is missing', order)),
    ...extra.map((name) => ofFile(name, 'English has no such file', 'remove it')),
    ...verifyIds(
      locale.messages.filter(({ namespace }) => namespaces.includes(namespace)),
      english,
      order,
    ),
  ]
}

/** Findings about ids that are not where English has them; the order once a file, since a command fixes it. */
function verifyIds(
  messages: readonly CatalogMessage[],
  english: readonly CatalogMessage[],
  order: string,
): Finding[] {
  const known = new Map(english.map((message, at) => [message.id, { ...message, at }]))
  const location = ({ id }: CatalogMessage) => known.get(id)!.at
  const own = messages.filter(({ id, namespace }) => known.get(id)?.namespace === namespace)
  const late = own.filter((message, at) => {
    const before = own[at - 1]
    return before?.file === message.file && location(before) > location(message)
  })
  const firstOfFile = late.filter(
    ({ file }, at) => late.findIndex((other) => other.file === file) === at,
  )
  return [
    ...messages.flatMap((message) =>
      strangerViolations(known.get(message.id), message, order).map((violation) => ({
        location: message,
        ...violation,
      })),
    ),
    ...firstOfFile.map((message): Finding => ({
      location: message,
      rule: 'order',
      found: 'is not in the order of English',
      advice: order,
    })),
  ]
}

/** What is wrong with an id that English does not have, or has in another file. */
function strangerViolations(
  original: CatalogMessage | undefined,
  { namespace }: CatalogMessage,
  order: string,
): Violation[] {
  if (!original) {
    return [{ rule: 'unknown', found: 'English has no such message', advice: 'remove it' }]
  }
  if (original.namespace === namespace) return []
  return [{ rule: 'file', found: `belongs into ${original.namespace}.json`, advice: order }]
}

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
      const location = { file: status.file, line, id }
      return { location, rule: 'status', found, advice: `npm run l10n -- order ${code}` }
    })
  const invalid = new Set(status.findings.map(({ location }) => location.id))
  const unstated = [...texts.values()].filter(
    ({ id }) => english.has(id) && !status.lines.has(id) && !invalid.has(id),
  )
  const stale = [...texts.values()]
    .filter(({ id }) => isStale(status.lines.get(id)?.src, english.get(id)))
    .map((location): Finding => {
      const found = 'English has changed since it was translated'
      const advice = `compare, mend, then ${stamp} ${location.id} --state translated`
      return { location, rule: 'stale', level: 'warning', found, advice }
    })
  return [...status.findings, ...dead, ...withoutState(unstated, stamp), ...stale]
}

/** One finding a file, since whoever translates a page stamps it at the end. */
function withoutState(texts: readonly CatalogMessage[], stamp: string): Finding[] {
  const files = new Set(texts.map(({ file }) => file))
  return [...files].map((file): Finding => {
    const own = texts.filter((text) => text.file === file)
    const [location] = own as [CatalogMessage]
    const found = own.length === 1 ? 'has no state' : `and ${own.length - 1} more have no state`
    const ids = own.length === 1 ? location.id : `'${location.namespace}.*'`
    return { location, rule: 'status', found, advice: `${stamp} ${ids} --state translated` }
  })
}
