import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { charsetFirst } from '../http/charset-first.ts'

/** Lets every pre-rendered page begin with its character set, as rendered answers do. */
export function declareCharsetFirst(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    writeFileSync(file, charsetFirst(readFileSync(file, 'utf8')))
  }
}
