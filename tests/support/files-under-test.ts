import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Writes a small folder like that of a build.
 * @param contents files by their path
 */
export function folderOf(contents: Readonly<Record<string, string>>): {
  folder: string
  remove: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
