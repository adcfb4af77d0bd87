import { mkdirSync, mkdtempSync, writeFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sourceFiles, sourceFolders } from '../../server/build/input-hash.ts'

/** A folder of a project, and what writes a file into it. */
export type EmptySources = { root: string; write: (path: string, text: string) => void }

/** Nothing of the site but the places where a build looks for its sources; who asks for them deletes them. */
export function emptySources(): EmptySources {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  const write = (path: string, text: string) => writeInto(root, path, text)
  for (const folder of sourceFolders) mkdirSync(join(root, folder))
  for (const file of sourceFiles) write(file, '{}')
  return { root, write }
}

/**
 * Writes a small folder like that of a build.
 * @param contents files by their path
 */
export function folderOf(contents: Readonly<Record<string, string>>): {
  folder: string
  remove: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  for (const [path, text] of Object.entries(contents)) writeInto(folder, path, text)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

function writeInto(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
