import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestCase } from '@playwright/test/reporter'
import { sourceFolders } from '../../server/build/input-hash.ts'
import { readGreen } from './green-results.ts'
import { codeOfPage, filesIn, filesReachedFrom, hashOf, wordsOfPage } from './reach.ts'

const testFolder = 'tests'

/**
 * A flow's name in the memory, as `--test-list-invert` of Playwright reads it: its file below the folder of tests, then
 * its titles from outside in.
 */
export function flowName(test: Pick<TestCase, 'location' | 'titlePath'>): string {
  const [, , , ...titles] = test.titlePath()
  return [relative(testFolder, test.location.file), ...titles].join(' › ')
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

/** Names of flows that were green with everything that they depend on. */
export function greenFlows(): string[] {
  return Object.entries(readGreen().flows)
    .filter(([name, { visited, hash }]) => {
      const file = join(testFolder, name.split(' › ')[0]!)
      return existsSync(file) && hashOf(codeOfFlow(file, visited)) === hash
    })
    .map(([name]) => name)
}

/** All files of which the site and its tests are made. */
export function allSources(): string[] {
  sources ??= [...sourceFolders.filter((folder) => folder !== 'public'), testFolder]
    .flatMap(filesIn)
    .filter((path) => !/\.test\.tsx?$/.test(path))
  return sources
}
let sources: string[] | undefined
