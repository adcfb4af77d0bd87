import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules whose code a module runs by a relative address, as paths from the root of the project; types run nothing. */
export function importsOf(file: string): string[] {
  return addressed(file, /(?:from|import|import\() ?'(\.[^'?]+\.tsx?)'/g)
}

/** Those of them that are there before it runs. */
export function staticImportsOf(file: string): string[] {
  return addressed(file, /(?:from|import) '(\.[^'?]+\.tsx?)'/g)
}

function addressed(file: string, pattern: RegExp): string[] {
  const code = readFileSync(file, 'utf8').replace(/^(import|export) type [^']*'[^']*'/gm, '')
  return [...code.matchAll(pattern)].map(([, url]) => join(dirname(file), url!))
}
