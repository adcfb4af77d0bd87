import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What a build has written into a file for the next build or the server; undefined when it has not. */
export function readJson<Value>(file: string): Value | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : undefined
}

/** Writes what `readJson` reads. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value)}\n`)
}
