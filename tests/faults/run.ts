import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allFaults } from './all-faults.ts'
import { FaultMissed } from './fault.ts'
import { openStores } from './stores.ts'

/** Programs of the system that the faults need, by the package that contains them. */
const tools = { strace: 'strace', unshare: 'util-linux', mount: 'mount', pgrep: 'procps' }

/** Packages that have to be installed first; mounting needs root. */
function missingTools(): string[] {
  const packages = Object.entries(tools)
    .filter(([tool]) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
    .map(([, name]) => name)
  return process.getuid?.() === 0 ? packages : [...packages, 'the rights of root']
}

/** `npm run test:faults`: all faults at full size, one table, and an exit code that tells of any miss. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, store: { type: 'string' } },
})
const wanted = values.only?.split(',').map(Number)

const missing = missingTools()
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. Install them, such as by apt-get install.`)
  process.exit(1)
}

const rows: Row[] = []
const stores = openStores()
for (const { number, name, stores: kinds, run } of allFaults) {
  if (wanted && !wanted.includes(number)) continue
  for (const kind of kinds) {
    if (values.store && values.store !== kind) continue
    const started = performance.now()
    const row: Row = {
      fault: number,
      what: name,
      store: kind,
      outcome: 'ok',
      figure: '',
      seconds: 0,
    }
    try {
      row.figure = await run(stores, kind)
    } catch (error) {
      row.outcome = error instanceof FaultMissed ? 'MISSED' : 'BROKEN'
      row.figure = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : ''
      endInstances()
    }
    row.seconds = Math.round((performance.now() - started) / 1000)
    rows.push(row)
    console.info(
      `${row.outcome.padEnd(6)} ${number} ${name} (${kind}, ${row.seconds} s): ${row.figure}`,
    )
  }
}
await stores.stop()
if (!wanted) rows.push(...quickFaults())

rows.sort((one, other) => one.fault - other.fault)
console.table(rows)
mkdirSync('.data', { recursive: true })
writeFileSync('.data/faults.json', `${JSON.stringify(rows, undefined, 2)}\n`)
const numbers = new Set(rows.map(({ fault }) => fault))
const untried = wanted
  ? []
  : Array.from({ length: 41 }, (_, at) => at + 1).filter((n) => !numbers.has(n))
if (untried.length > 0) console.error(`Not tried: ${untried.join(', ')}`)
const missed = rows.filter(({ outcome }) => outcome !== 'ok')
console.info(`${rows.length - missed.length} of ${rows.length} as promised`)
process.exit(missed.length > 0 || untried.length > 0 ? 1 : 0)

/** A broken fault may leave a server behind, which would disturb the next one. */
function endInstances(): void {
  spawnSync('pkill', ['-9', '-P', String(process.pid), 'node'])
}

/** One line of the table. */
type Row = {
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
function quickFaults(): Row[] {
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
