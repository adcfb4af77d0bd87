import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Finding, wholeFile, idLines } from './finding.ts'
import {
  type ReadCatalogs,
  type SourceMessage,
  catalogNames,
  readCatalogs,
} from './read-catalogs.ts'

/** How far a text is; stale and missing are computed and never stored. */
export const states = ['machine', 'translated', 'reviewed'] as const

export type State = (typeof states)[number]

const statusLine = v.strictObject({
  src: v.pipe(v.string(), v.regex(/^[\w-]{8}$/, 'must have 8 characters of base64url')),
  state: v.picklist(states, `must be ${states.join(', ')}`),
})

/** What the sidecar says of one text: which English text it was made from, and its state. */
export type StatusLine = v.InferOutput<typeof statusLine>

/** The sidecar of a locale, with the line of each id, and what is wrong with it. */
type Status = {
  file: string
  lines: Map<string, StatusLine & { line: number }>
  findings: Finding[]
}

/**
 * Reads `locales/<locale>/.status.json`; a locale without it has no states yet.
 * @param folder `locales/<locale>`
 */
export function readStatus(folder: string): Status {
  const file = join(folder, '.status.json')
  const status: Status = { file, lines: new Map(), findings: [] }
  if (!existsSync(file)) return status
  const report = (id: string, line: number, found: string) =>
    status.findings.push({
      location: { file, line, id },
      rule: 'status',
      found,
      advice: 'mend the line, or npm run l10n -- stamp',
    })
  const text = readFileSync(file, 'utf8')
  let entries: Record<string, unknown>
  try {
    entries = JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    report(wholeFile, 1, (error as Error).message)
    return status
  }
  for (const { id, line } of idLines(text)) {
    const read = v.safeParse(statusLine, entries[id])
    if (status.lines.has(id)) report(id, line, 'stands twice in the file')
    else if (read.success) status.lines.set(id, { ...read.output, line })
    else report(id, line, read.issues.map(({ message }) => message).join('; '))
  }
  return status
}

/** Text of a sidecar, one line for each id. */
export function statusText(lines: readonly (readonly [id: string, line: StatusLine])[]): string {
  const rows = lines.map(
    ([id, { src, state }]) =>
      `  ${JSON.stringify(id)}: { "src": ${JSON.stringify(src)}, "state": ${JSON.stringify(state)} }`,
  )
  return rows.length === 0 ? '{}\n' : `{\n${rows.join(',\n')}\n}\n`
}

/** All that is in the folder of one locale. */
export type ReadLocale = ReadCatalogs & {
  code: string
  folder: string
  /** Namespaces that have a file. */
  names: string[]
  /** Messages with a text by id: an empty text is a missing one. */
  texts: Map<string, SourceMessage>
  status: Status
}

/** Reads one locale beside English: `locales/<locale>`. */
export function readLocale(folder: string): ReadLocale {
  const catalogs = readCatalogs(folder)
  const filled = catalogs.messages.filter(({ defaultMessage }) => defaultMessage.trim() !== '')
  return {
    ...catalogs,
    code: basename(folder),
    folder,
    names: catalogNames(folder),
    texts: new Map(filled.map((message) => [message.id, message])),
    status: readStatus(folder),
  }
}
