import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One line of the table. */
export type Row = {
  fault: number
  what: string
  store: string
  outcome: 'ok' | 'MISSED' | 'BROKEN'
  figure: string
  seconds: number
}

type Report = {
  testResults: {
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

/** Runs the tests of `npm test` that bear the number of a fault, and sums them up by fault and store. */
export function quickFaults(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'quick-'))
  const file = join(folder, 'report.json')
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'node',
      '-t',
      'fault \\d+:',
      '--reporter',
      'json',
      '--outputFile',
      file,
      'server',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true, force: true })
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'skipped' && status !== 'pending')
  const groups = new Map<string, typeof tests>()
  for (const test of tests) {
    // A test's own number counts, not that of the group it stands in.
    const [, number] = /.*fault (\d+):/.exec(test.fullName)!
    const [store = 'any'] = /SQLite|PostgreSQL/.exec(test.fullName) ?? []
    const key = `${number} ${store}`
    groups.set(key, [...(groups.get(key) ?? []), test])
  }
  return [...groups].map(([key, group]) => {
    const [number = '', store = ''] = key.split(' ')
    const failed = group.filter(({ status }) => status !== 'passed')
    const seconds = group.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000
    return {
      fault: Number(number),
      what: 'quick tests of npm test',
      store,
      outcome: failed.length > 0 ? 'MISSED' : 'ok',
      figure: failed[0]?.fullName ?? `${group.length} passed`,
      seconds: Math.round(seconds),
    }
  })
}
