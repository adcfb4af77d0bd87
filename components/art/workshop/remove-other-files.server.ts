import { readdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Clears a folder of what earlier builds have written.
 * @param paths of the files that stay
 */
export function removeOtherFiles(paths: readonly string[], folder: URL): void {
  const kept = new Set(paths.map((path) => basename(path)))
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(new URL(name, folder), { recursive: true })
  }
}
