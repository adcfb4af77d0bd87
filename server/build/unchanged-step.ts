import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfFiles } from './input-hash.ts'

/** What a step of the build reads and writes. */
export type StepFiles = {
  /** Whether a source, by its path from the root, may shape what the step writes. */
  reads: (path: string) => boolean
  /** Files and folders from the root. */
  writes: readonly string[]
}

/**
 * Does a step of the build unless everything it reads, and everything it wrote the last time, is as it was then.
 * @param root folder of the project
 * @param mark file that remembers the last time
 * @returns whether there was something to do
 */
export async function unlessUnchanged(
  root: string,
  mark: string,
  { reads, writes }: StepFiles,
  work: () => Promise<void>,
): Promise<boolean> {
  const inputs = hashOfFiles(root, reads)
  const state = () => JSON.stringify([inputs, ...writes.map(stateOf(root))])
  if (contentOf(mark) === state()) return false
  await work()
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, state())
  return true
}

/** The files below a path with their sizes; undefined when there are none. */
const stateOf = (root: string) => (path: string) => {
  const place = join(root, path)
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.size
  return readdirSync(place)
    .sort()
    .map((name) => [name, statSync(join(place, name)).size])
}

function contentOf(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : undefined
}
