import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A file or folder of the build that this code is a part of, wherever in the server's folder it has been put.
 * @param path from the folder of the build, such as `client/search-documents/en.json`
 * @returns undefined where there is no such file, and for code that runs from its sources
 */
export function pathInBuild(path: string): string | undefined {
  return ['..', '../..']
    .map((up) => fileURLToPath(new URL(`${up}/${path}`, import.meta.url)))
    .find((file) => existsSync(file))
}
