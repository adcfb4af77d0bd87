import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a run leaves what it found: not part of a commit, and gone with a fresh clone. */
export const reportFolder = '.cache/test-run'

const file = `${reportFolder}/green-results.json`

/**
 * What was green: by the name of a look or a flow the hash of everything that it depends on, and those of the scripts
 * that it fetched.
 */
export type GreenResults = {
  looks: Record<string, { hash: string; scripts: string[] }>
  flows: Record<string, { hash: string; scripts: string[] } & Visits>
}

/** The pages that a flow came to. */
export type Visits = {
  /** Paths of files of the build. */
  saw: string[]
  /** Paths of all other pages. */
  visited: string[]
}

/** What earlier runs on this machine found green; nothing after a fresh clone. */
export function readGreen(): GreenResults {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GreenResults
  } catch {
    return { looks: {}, flows: {} }
  }
}

export function writeGreen(results: GreenResults): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(results, null, 1))
}
