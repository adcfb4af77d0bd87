import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cache, hashOfContent } from './cache.ts'
import { inputHash } from './input-hash.ts'
import { filesAt } from './run-if-changed.ts'

const inputsOf = (root: string, out: string) => ['build', out, inputHash(root)]

/**
 * Tells the cache that the folder of a build is finished.
 * @param root folder of the project
 * @param out folder of the build, from there
 */
export function recordBuild(cache: Cache, root: string, out: string): void {
  cache.put(inputsOf(root, out), { hash: hashOfFolder(root, out) })
}

/** Whether the folder of a build is what a build of the sources as they are now has made. */
export function isBuilt(cache: Cache, root: string, out: string): boolean {
  const hash = cache.hashes(inputsOf(root, out))?.hash
  return hash !== undefined && hash === hashOfContent(hashOfFolder(root, out))
}

function hashOfFolder(root: string, out: string): Buffer {
  const hashes = filesAt(root, out).map((path) => [
    path,
    hashOfContent(readFileSync(join(root, path))),
  ])
  return Buffer.from(JSON.stringify(hashes))
}
