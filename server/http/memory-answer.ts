import type { IncomingMessage } from 'node:http'
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts'
import { hasTag } from './entity-tag.ts'
import type { MemoryFile } from './memory-files.ts'

/** What is sent of a file, and whether its reader has it already. */
export type MemoryAnswer = { encoding: Encoding; status: 200 | 304 }

/**
 * How a file in memory answers a request; undefined where the disk has to: for a part of it, and for a
 * body that is not held.
 */
export function memoryAnswer(
  file: MemoryFile,
  { method, headers }: IncomingMessage,
): MemoryAnswer | undefined {
  if (headers.range !== undefined || (method !== 'GET' && method !== 'HEAD')) return undefined
  const encoding = encodingFor(file, headers['accept-encoding'])
  const { tag, body } = file[encoding]!
  if (hasTag(headers['if-none-match'], tag)) return { encoding, status: 304 }
  return body || method === 'HEAD' ? { encoding, status: 200 } : undefined
}

/** The best encoding that a reader takes and a file has. */
export function encodingFor(file: MemoryFile, accepted: string | undefined): Encoding {
  return acceptedEncodings(accepted).find((encoding) => file[encoding]) ?? 'identity'
}
