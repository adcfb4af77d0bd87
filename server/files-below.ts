import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths of all files in a folder and the folders within it, from that folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))
    .sort()
}
