import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Finding, idLines, parseJson, type SourceLocation } from './finding.ts'
import { defaultLocale } from '../locales.ts'

/** One message of the English catalogs, Format.JS JSON with two fields of our own. */
const catalogEntry = v.strictObject({
  defaultMessage: v.string(),
  /** Where the words are seen and what each value holds, for translators. */
  description: v.string(),
  /** Longest text in user-perceived characters. */
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** A locale cannot go live without it; attributes and head use only such messages. */
  required: v.optional(v.boolean()),
})

/** One message of another locale: the text; what a translation system adds is left out. */
const translatedEntry = v.pipe(
  v.object({ defaultMessage: v.string() }),
  v.transform(({ defaultMessage }) => ({ defaultMessage, description: '' })),
)

export type CatalogEntry = v.InferOutput<typeof catalogEntry>

/** A message with the place where a translator finds it. */
export type CatalogMessage = CatalogEntry & {
  id: string
  namespace: string
  file: string
  line: number
}

/** Messages that could be read, and what is wrong with the others. */
export type ReadCatalogs = { messages: CatalogMessage[]; findings: Finding[] }

/**
 * Reads all catalogs of one locale. Only English has descriptions and limits.
 * @param folder `locales/<locale>`
 */
export function readCatalogs(folder: string): ReadCatalogs {
  const schema = basename(folder) === defaultLocale ? catalogEntry : translatedEntry
  const read = catalogNames(folder).map((name) =>
    readCatalog(join(folder, `${name}.json`), name, schema),
  )
  return {
    messages: read.flatMap(({ messages }) => messages),
    findings: read.flatMap(({ findings }) => findings),
  }
}

/** Namespaces that have a file, in the order of their names; hidden files are not catalogs. */
export function catalogNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .map((name) => name.replace(/\.json$/, ''))
}

function readCatalog(
  file: string,
  namespace: string,
  schema: typeof catalogEntry | typeof translatedEntry,
): ReadCatalogs {
  const text = readFileSync(file, 'utf8')
  const { value, fault } = parseJson(file, text)
  if (fault)
    return { messages: [], findings: [{ ...fault, rule: 'json', advice: 'mend the JSON' }] }
  const entries = value as Record<string, unknown>
  const messages: CatalogMessage[] = []
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const { id, line } of idLines(text)) {
    const location = { file, line, id }
    const result = v.safeParse(schema, entries[id])
    if (seen.has(id)) findings.push(twice(location))
    else if (result.success) messages.push({ ...result.output, ...location, namespace })
    else findings.push(...result.issues.map((issue) => invalid(location, issue)))
    seen.add(id)
  }
  return { messages, findings }
}

/** JSON keeps only the last of two equal ids and says nothing. */
function twice(location: SourceLocation): Finding {
  return {
    location,
    rule: 'twice',
    found: 'stands twice in the file',
    advice: 'remove one of the two',
  }
}

function invalid(location: SourceLocation, issue: v.BaseIssue<unknown>): Finding {
  const found = `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`
  return { location, rule: 'entry', found, advice: 'mend the entry' }
}

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
  const { value, fault } = parseJson(file, text)
  if (fault) {
    report(fault.location.id, fault.location.line, fault.found)
    return status
  }
  const entries = value as Record<string, unknown>
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
  texts: Map<string, CatalogMessage>
  status: Status
}

/** Folders beside the locales that hold code. */
const ofCode = ['tools', 'route-families']

/** Codes of the locales that have a folder, English left out: those of every build and those that are being translated. */
export function localeFolders(root: string): string[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![defaultLocale, ...ofCode].includes(entry.name))
    .map(({ name }) => name)
    .sort()
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
