import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { filesBelow, pathOfFile } from '../file-paths.ts'
import { type Encoding, acceptedEncodings, entityTag } from './content-encoding.ts'
import { cachingAndType } from './file-headers.ts'
import { routeName } from './answer-log.ts'
import { siteHeadersFor } from './site-headers.ts'

/** One way to send a file. */
export type Representation = {
  tag: string
  lastModified: string
  /** Path in the folder, with `/`. */
  name: string
  /** Without it the file on the disk is sent. */
  body: Buffer | undefined
  /** All headers of an answer by its status, names and values in turn: the quickest form for `writeHead`. */
  heads: Readonly<Record<200 | 304, readonly string[]>>
}

export type ServedFile = Partial<Record<Encoding, Representation>> & {
  identity: Representation
  /** Name of its path in log and metrics. */
  route: string
}

/** Files by the path that asks for them. */
export type FileTable = ReadonlyMap<string, ServedFile>

type Options = {
  /** Headers of every answer of the site. */
  siteHeaders?: Readonly<Record<string, string>>
  /** Headers of a path which override both those of the site and those that its file has by itself. */
  overridesFor?: (path: string) => Readonly<Record<string, string>>
  /** Whether something else answers a path: its file is left out. */
  isEndpoint?: (path: string) => boolean
  limits?: typeof usualLimits
}

/**
 * Largest body that is kept, and of all together: the server stays below 200 MB (server/README.md). Largest
 * file that is read at all, to be told apart by its content. Bytes.
 */
const usualLimits = { ofBody: 128 * 1024, ofAll: 40 * 1024 * 1024, ofFile: 64 * 1024 * 1024 }

const neighbours = { br: '.br', gzip: '.gz' } as const

/** Headers that speak of a body: an answer without one leaves them out (RFC 9110, 15.4.5). */
export const bodyHeaders = ['Content-Length', 'Content-Type', 'Content-Encoding'] as const

/**
 * The table of all pre-rendered pages and assets of a build, made once: nearly no answer waits for the disk,
 * and a new build does not change half of what a running server sends. A packed file is kept packed only:
 * who reads no packed one is rare, and gets it from the disk. So does who asks for what is over the limits.
 */
export function fileTable(clientDir: string, options: Options = {}): FileTable {
  const { siteHeaders = {}, overridesFor = () => ({}), isEndpoint, limits = usualLimits } = options
  const files = new Map<string, ServedFile>()
  let left = limits.ofAll
  const kept = (body: Buffer) => {
    if (body.length > Math.min(limits.ofBody, left)) return undefined
    left -= body.length
    return body
  }
  for (const found of filesBelow(clientDir)) {
    const name = found.replaceAll(sep, '/')
    const path = pathOfFile(name)
    if (!path || isEndpoint?.(path)) continue
    const stats = statSync(join(clientDir, name))
    const headers = {
      ...siteHeadersFor(path, siteHeaders),
      ...cachingAndType(path, name),
      ...overridesFor(path),
      'Last-Modified': stats.mtime.toUTCString(),
    }
    const file = readFile({ clientDir, name, stats, headers, kept, ofFile: limits.ofFile })
    files.set(path, { ...file, route: routeName(path) })
  }
  return files
}

/** The best encoding that a reader takes and a file has. */
export function representationFor(file: ServedFile, accepted: string | undefined): Representation {
  const encoding = acceptedEncodings(accepted).find((one) => file[one]) ?? 'identity'
  return file[encoding]!
}

type FileToRead = {
  clientDir: string
  name: string
  stats: Stats
  /** Headers of the file in every encoding. */
  headers: Readonly<Record<string, string>> & { 'Last-Modified': string }
  /** Gives a body back when there is room for it. */
  kept: (body: Buffer) => Buffer | undefined
  ofFile: number
}

function readFile(options: FileToRead): Omit<ServedFile, 'route'> {
  const { clientDir, name, stats, headers, kept, ofFile } = options
  const packed: Partial<Record<Encoding, Representation>> = {}
  let plainTag: string | undefined
  for (const [encoding, ending] of Object.entries(neighbours) as ['br' | 'gzip', string][]) {
    const path = join(clientDir, name + ending)
    if (!existsSync(path)) continue
    const body = readFileSync(path)
    const tag = entityTag(body)
    // Equal packed bytes are equal plain bytes: the plain ones need not be read to be told apart.
    plainTag ??= tag.replace(/"$/, '-plain"')
    packed[encoding] = representation(
      { name: name + ending, tag, body: kept(body) },
      { ...headers, 'Content-Encoding': encoding },
      body.length,
    )
  }
  const isLarge = stats.size > ofFile
  if (isLarge) plainTag ??= `W/"${stats.size}-${stats.mtimeMs}"`
  const body = plainTag ? undefined : readFileSync(join(clientDir, name))
  const tag = plainTag ?? entityTag(body!)
  return {
    ...packed,
    identity: representation({ name, tag, body: body && kept(body) }, headers, stats.size),
  }
}

function representation(
  file: Pick<Representation, 'name' | 'tag' | 'body'>,
  own: FileToRead['headers'],
  length: number,
): Representation {
  const headers = { ...own, 'Content-Length': String(length), ETag: file.tag }
  const all = Object.entries(headers)
  const bodiless = all.filter(([name]) => !bodyHeaders.some((one) => one === name))
  return {
    ...file,
    lastModified: own['Last-Modified'],
    heads: { 200: all.flat(), 304: bodiless.flat() },
  }
}
