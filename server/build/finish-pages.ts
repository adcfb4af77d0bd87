import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charsetFirst } from '../http/charset-first.ts'
import { scriptHashes, withIntegrity } from '../http/integrity.ts'

/**
 * Gives every pre-rendered page what rendered answers get: its character set first, and the hashes of its
 * scripts.
 * @returns how many pages there are
 */
export function finishPages(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const hashes = scriptHashes(folder)
  for (const name of pages) {
    const file = join(folder, name)
    writeFileSync(file, withIntegrity(charsetFirst(readFileSync(file, 'utf8')), hashes))
  }
  return pages.length
}
