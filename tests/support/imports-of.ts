import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules whose code a module runs by a relative address, as paths from the root of the project; types run nothing. */
export function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^(import|export) type [^']*'[^']*'/gm, '')
  const addresses = code.matchAll(/(?:from|import|import\() ?'(\.[^'?]+\.tsx?)'/g)
  return [...addresses].map(([, url]) => join(dirname(file), url!))
}
