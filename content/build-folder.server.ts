import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Folder of the build that this code is a part of, wherever in the server's folder it has been put; undefined for
 * code that runs from its sources.
 */
export const buildFolder = ['..', '../..']
  .map((up) => fileURLToPath(new URL(up, import.meta.url)))
  .find((folder) => existsSync(join(folder, 'assets.json')))

/**
 * A file or folder of that build.
 * @param path from the folder of the build, such as `client/search-documents/en.json`
 * @returns undefined where there is no such file
 */
export function pathInBuild(path: string): string | undefined {
  const file = buildFolder && join(buildFolder, path)
  return file && existsSync(file) ? file : undefined
}
