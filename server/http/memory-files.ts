import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Encoding } from './accepted-encodings.ts'
import { entityTag } from './entity-tag.ts'
import { fileHeaders, type HeadersOf } from './file-headers.ts'
import { hidden } from './hidden-files.ts'

/** One way to send a file; without a body it is on the disk. */
export type Representation = {
  tag: string
  body: Buffer | undefined
  /** All headers of the answer that are the file's own. */
  headers: Readonly<Record<string, string>>
}

export type MemoryFile = Partial<Record<Encoding, Representation>> & { identity: Representation }

/** Files by the path that asks for them. */
export type MemoryFiles = ReadonlyMap<string, MemoryFile>

/** Largest body that is kept, and of all together, bytes: the server stays below 200 MB (server/README.md). */
const limits = { ofBody: 128 * 1024, ofAll: 40 * 1024 * 1024 }

const neighbours = { br: '.br', gzip: '.gz' } as const

/**
 * Reads the files of a build once, so that no answer waits for the disk, and a new build does not change
 * half of what a running server sends. A packed file is kept packed only: who reads no packed one is rare,
 * and gets it from the disk. So does who asks for what is over the limits, which is not in the map.
 * @param headersOf further headers of a path
 */
export function memoryFiles(
  clientDir: string,
  headersOf: HeadersOf = () => ({}),
  { ofBody, ofAll } = limits,
): MemoryFiles {
  const files = new Map<string, MemoryFile>()
  let held = 0
  for (const path of servedFiles(clientDir)) {
    const name = `/${relative(clientDir, path).replaceAll(sep, '/')}`
    const pathname = name.replace(/(\/index)?\.html$/, '') || '/'
    if (hidden.test(pathname)) continue
    const bodies = readBodies(path, ofBody)
    const size = Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
    if (size === 0 || held + size > ofAll) continue
    held += size
    files.set(pathname, describe(path, bodies, fileHeaders(pathname, name, headersOf)))
  }
  return files
}

type Bodies = Partial<Record<Encoding, Buffer>>

/** Paths of all files but packed neighbours and those that no address leads to. */
function servedFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\./.test(relative(clientDir, path)))
}

function readBodies(path: string, most: number): Bodies {
  const bodies: Bodies = {}
  for (const [encoding, ending] of Object.entries(neighbours) as ['br' | 'gzip', string][]) {
    const body = readSmall(path + ending, most)
    if (body) bodies[encoding] = body
  }
  if (bodies.br || bodies.gzip) return bodies
  const identity = readSmall(path, most)
  return identity ? { identity } : {}
}

function readSmall(path: string, most: number): Buffer | undefined {
  if (!existsSync(path) || statSync(path).size > most) return undefined
  return readFileSync(path)
}

function describe(path: string, bodies: Bodies, own: Record<string, string>): MemoryFile {
  const { size, mtime } = statSync(path)
  const shared = { ...own, 'Last-Modified': mtime.toUTCString() }
  const { br, gzip, identity } = bodies
  const packed = (encoding: string, body: Buffer) =>
    representation({ ...shared, 'Content-Encoding': encoding }, body.length, entityTag(body), body)
  return {
    ...(br ? { br: packed('br', br) } : {}),
    ...(gzip ? { gzip: packed('gzip', gzip) } : {}),
    identity: identity
      ? representation(shared, size, entityTag(identity), identity)
      : representation(shared, size, tagOfPlain((br ?? gzip)!)),
  }
}

/** Equal packed bytes are equal plain bytes: the plain ones need not be read to be told apart. */
function tagOfPlain(packed: Buffer): string {
  return entityTag(packed).replace(/"$/, '-plain"')
}

function representation(
  own: Record<string, string>,
  length: number,
  tag: string,
  body?: Buffer,
): Representation {
  return { tag, body, headers: { ...own, 'Content-Length': String(length), ETag: tag } }
}
