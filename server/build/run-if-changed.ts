import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../file-paths.ts'
import { type Cache, hashOfContent, type Inputs } from './cache.ts'

/** What shapes the files of a step of the build, and where it writes them. */
export type StepFiles = {
  inputs: Inputs
  /** Files and folders from the root. */
  writes: readonly string[]
  /** Whether a file in there, by its path from the root, may stay although the step has not written it. */
  mayStay?: (path: string) => boolean
}

/**
 * Runs a step of the build unless the cache has what it wrote for the same inputs, which is then put in place.
 * @param root folder of the project
 * @returns whether the step has run
 */
export async function runIfChanged(
  cache: Cache,
  root: string,
  files: StepFiles,
  run: () => Promise<unknown>,
): Promise<boolean> {
  if (restore(cache, root, files)) return false
  await run()
  cache.put(
    files.inputs,
    Object.fromEntries(written(root, files).map((path) => [path, readFileSync(join(root, path))])),
  )
  return true
}

/** Writes only what is not there already: a file that stays keeps its time, and nobody finds it missing. */
function restore(cache: Cache, root: string, step: StepFiles): boolean {
  const hashes = cache.hashes(step.inputs)
  if (!hashes) return false
  const missing = Object.entries(hashes)
    .filter(([path, hash]) => hashOfFile(join(root, path)) !== hash)
    .map(([path, hash]) => [path, cache.content(hash)] as const)
  if (missing.some(([, content]) => !content)) return false
  for (const path of written(root, step)) {
    if (!(path in hashes) && !step.mayStay?.(path)) rmSync(join(root, path))
  }
  for (const [path, content] of missing) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content!)
  }
  return true
}

/** Paths of the files that are where a step writes. */
function written(root: string, { writes }: StepFiles): string[] {
  return writes.flatMap((path) => filesAt(root, path))
}

/** Paths, from a folder, of the files at a path: the file itself or all below the folder. */
export function filesAt(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  return found.isFile() ? [path] : filesBelow(join(root, path)).map((name) => join(path, name))
}

function hashOfFile(file: string): string | undefined {
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile()
  return isThere ? hashOfContent(readFileSync(file)) : undefined
}
