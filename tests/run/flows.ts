import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestCase } from '@playwright/test/reporter'
import { sourceFolders } from '../../server/build/input-hash.ts'
import { builtPage, builtScripts } from './built-files.ts'
import { readGreen, type Visits } from './green-results.ts'
import {
  codeOfPage,
  filesAroundBuiltPage,
  filesIn,
  filesReachedFrom,
  hashOf,
  wordsOfPage,
} from './reach.ts'

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
 * Sources that a flow depends on beside the pages of the build that it saw: its own code, the server, and of pages
 * that it came to otherwise their code and words. Nothing is known of a flow without any page.
 */
export function codeOfFlow(file: string, { saw, visited }: Visits): Set<string> {
  const own = filesReachedFrom([file, 'package-lock.json', 'tests/playwright.config.ts'])
  if (visited.length + saw.length === 0) return new Set([...own, ...allSources()])
  const ofPages = visited.flatMap((path) => [...codeOfPage(path), ...wordsOfPage(path)])
  return new Set([...own, ...ofPages, ...saw.flatMap((path) => [...filesAroundBuiltPage(path)])])
}

/** Hash of everything that a flow depends on but the scripts of the build. */
export function hashOfFlow(file: string, visits: Visits): string {
  return hashOf(codeOfFlow(file, visits), ...visits.saw.map((path) => builtPage(path)))
}

/** Names of flows that were green with everything that they depend on. */
export function greenFlows(): string[] {
  const isGreen = (name: string, { hash, scripts, ...visits }: GreenFlow) => {
    const file = join(testFolder, name.split(' › ')[0]!)
    if (!existsSync(file) || !scripts.every((script) => builtScripts().has(script))) return false
    return hashOfFlow(file, visits) === hash
  }
  return Object.entries(readGreen().flows)
    .filter(([name, flow]) => isGreen(name, flow))
    .map(([name]) => name)
}

type GreenFlow = ReturnType<typeof readGreen>['flows'][string]

/** All files of which the site and its tests are made. */
export function allSources(): string[] {
  sources ??= [...sourceFolders.filter((folder) => folder !== 'public'), testFolder]
    .flatMap(filesIn)
    .filter((path) => !/\.test\.tsx?$/.test(path))
  return sources
}
let sources: string[] | undefined
