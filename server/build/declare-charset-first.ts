import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charsetFirst } from '../http/charset-first.ts'

/**
 * Lets every pre-rendered page begin with its character set, as rendered answers do.
 * @returns how many pages there are
 */
export function declareCharsetFirst(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  for (const name of pages) {
    const file = join(folder, name)
    writeFileSync(file, charsetFirst(readFileSync(file, 'utf8')))
  }
  return pages.length
}
