import { writeFileSync } from 'node:fs'

/** Writes what a build tells the next build or the server. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value)}\n`)
}
