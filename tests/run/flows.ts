import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFolders } from '../../server/build/input-hash.ts'
import { readGreen } from './green-results.ts'
import { codeOfPage, filesReachedFrom, hashOf, wordsOfPage } from './reach.ts'

/** Specs whose tests remember themselves, look by look. */
const looks = ['every-page', 'pseudo-locales', 'every-example']

/** Files of all browser tests that a run takes, as paths from the root of the project. */
export function specFiles(): string[] {
  return ['tests/e2e', 'tests/gallery'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => join(folder, name)),
  )
}

/** Whether a spec is a list of looks; the others are flows. */
export function isOfLooks(file: string): boolean {
  return looks.some((name) => file.endsWith(`${name}.spec.ts`))
}

/**
 * Everything that a flow depends on: its own code, and of the pages that it came to their code and words.
 * @param visited paths that it came to; nothing is known of a flow without any, so it depends on all sources
 */
export function codeOfFlow(file: string, visited: readonly string[]): Set<string> {
  const own = filesReachedFrom([file, 'package-lock.json', 'tests/playwright.config.ts'])
  if (visited.length === 0) return new Set([...own, ...allSources()])
  const ofPages = visited.flatMap((path) => [...codeOfPage(path), ...wordsOfPage(path)])
  return new Set([...own, ...ofPages])
}

/** Flows that were green with everything that they depend on. */
export function greenFlows(): string[] {
  const { flows } = readGreen()
  return specFiles().filter((file) => {
    const known = flows[file]
    return known && hashOf(codeOfFlow(file, known.visited)) === known.hash
  })
}

let sources: string[] | undefined
function allSources(): string[] {
  sources ??= sourceFolders
    .filter((folder) => folder !== 'public')
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name)),
    )
  return sources
}
