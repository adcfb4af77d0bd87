import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesBelow } from '../files-below.ts'
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

/**
 * Largest body that is kept, and of all together: the server stays below 200 MB (server/README.md). Largest
 * file that is read at all, to be told apart by its content. Bytes.
 */
const limits = { ofBody: 128 * 1024, ofAll: 40 * 1024 * 1024, ofFile: 64 * 1024 * 1024 }

const neighbours = { br: '.br', gzip: '.gz' } as const

/**
 * Reads the files of a build once, so that no answer waits for the disk, and a new build does not change
 * half of what a running server sends. A packed file is kept packed only: who reads no packed one is rare,
 * and gets it from the disk. So does who asks for what is over the limits.
 * @param headersOf further headers of a path
 */
export function memoryFiles(
  clientDir: string,
  headersOf: HeadersOf = () => ({}),
  { ofBody, ofAll, ofFile } = limits,
): MemoryFiles {
  const files = new Map<string, MemoryFile>()
  let left = ofAll
  const kept = (body: Buffer) => {
    if (body.length > Math.min(ofBody, left)) return undefined
    left -= body.length
    return body
  }
  for (const path of servedFiles(clientDir)) {
    const name = `/${relative(clientDir, path).replaceAll(sep, '/')}`
    const pathname = name.replace(/(\/index)?\.html$/, '') || '/'
    const { size, mtime } = statSync(path)
    if (hidden.test(pathname) || size > ofFile) continue
    const own = {
      ...fileHeaders(pathname, name, headersOf),
      'Last-Modified': mtime.toUTCString(),
    }
    files.set(pathname, readFile(path, size, own, kept))
  }
  return files
}

/** Paths of all files but packed neighbours and those that no address leads to. */
function servedFiles(clientDir: string): string[] {
  return filesBelow(clientDir)
    .filter((path) => !/\.(br|gz)$/.test(path) && !/(^|[\\/])\./.test(path))
    .map((path) => join(clientDir, path))
}

/**
 * @param size bytes of the plain file
 * @param own headers of the file in every encoding
 * @param kept gives a body back when there is room for it
 */
function readFile(
  path: string,
  size: number,
  own: Record<string, string>,
  kept: (body: Buffer) => Buffer | undefined,
): MemoryFile {
  const file: Partial<MemoryFile> = {}
  let plainTag: string | undefined
  for (const [encoding, ending] of Object.entries(neighbours) as ['br' | 'gzip', string][]) {
    if (!existsSync(path + ending)) continue
    const body = readFileSync(path + ending)
    const tag = entityTag(body)
    // Equal packed bytes are equal plain bytes: the plain ones need not be read to be told apart.
    plainTag ??= tag.replace(/"$/, '-plain"')
    const headers = { ...own, 'Content-Encoding': encoding }
    file[encoding] = representation(headers, body.length, tag, kept(body))
  }
  if (plainTag) return { ...file, identity: representation(own, size, plainTag) }
  const body = readFileSync(path)
  return { identity: representation(own, size, entityTag(body), kept(body)) }
}

function representation(
  own: Record<string, string>,
  length: number,
  tag: string,
  body?: Buffer,
): Representation {
  return { tag, body, headers: { ...own, 'Content-Length': String(length), ETag: tag } }
}
