/**
 * Plants faults into copies of the project, one after the other, and runs for each the test that has to find it.
 * `npx tsx tests/deep/planted-faults.ts [parts of names] [--all]`; `--all` takes those that need a build as well.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ScratchProject } from '../support/scratch-project.ts'
import { allPlantedFaults, misplaced } from './planted-faults/all-planted-faults.ts'
import {
  type PlantedFault,
  buildSite,
  endOf,
  resultsOf,
  run,
  type TestResult,
  testOf,
} from './planted-faults/planted-fault.ts'

/** What tests and checkers read beside the sources. */
const besideSources = `
  tests .github README.md .env.example .dockerignore .gitignore THIRD-PARTY-NOTICES.md LICENSE .nvmrc
  .htmlvalidate.json .oxlintrc.json .oxfmtrc.json .stylelintrc.json knip.jsonc`
  .trim()
  .split(/\s+/)

type Row = { fault: string; file: string; 'found by': string; seconds: number }

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isNamed = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))
const chosen = allPlantedFaults.filter(({ name, needs }) => (values.all || !needs) && isNamed(name))
if (chosen.length === 0)
  throw new Error(`No fault has "${positionals.join('" or "')}" in its name.`)

const rows: Row[] = []
const errors = misplaced(chosen)
if (errors.length === 0) await plantAll()
console.table(rows)
for (const error of errors) console.error(error)
console.info(`${rows.length} of ${chosen.length} found`)
process.exitCode = rows.length === chosen.length ? 0 : 1

/** Two copies at once, since each test leaves a core free for half of its time. */
async function plantAll(): Promise<void> {
  const copies: ScratchProject[] = []
  try {
    for (let at = 0; at < 2; at++) copies.push(new ScratchProject(besideSources))
    const healthy = await unharmed(copies[0]!, chosen)
    errors.push(...healthy)
    if (healthy.length > 0) return
    const built = chosen.filter(({ needs }) => needs)
    const waiting = chosen.filter(({ needs }) => !needs)
    await Promise.all(
      copies.map(async (project) => {
        for (let fault = waiting.shift(); fault; fault = waiting.shift())
          await plant(project, fault)
      }),
    )
    for (const fault of built) await plant(copies[0]!, fault)
  } finally {
    await Promise.all(copies.map((project) => project.remove()))
  }
}

async function plant(project: ScratchProject, fault: PlantedFault): Promise<void> {
  const { name, file, find, replace, test } = fault
  const path = join(project.folder, file)
  const whole = readFileSync(path, 'utf8')
  const start = performance.now()
  try {
    writeFileSync(
      path,
      whole.replace(find, () => replace),
    )
    const why = await whyNotFound(project, fault)
    const seconds = Math.round((performance.now() - start) / 100) / 10
    if (why) errors.push(`${name}: not found by ${test}: ${why}`)
    else rows.push({ fault: name, file, 'found by': test, seconds })
    console.info(`${why ? 'NOT FOUND' : 'found'}: ${name} (${seconds} s)`)
  } finally {
    writeFileSync(path, whole)
  }
}

/** Nothing when the test of a fault fails with it; a test that cannot even start has found nothing. */
async function whyNotFound(
  { folder }: ScratchProject,
  fault: PlantedFault,
): Promise<string | undefined> {
  const { test, says, needs } = fault
  if (says) {
    const { code, output } = await run(folder, test)
    return code !== 0 && says.test(output) ? undefined : `it ended with ${code}\n${endOf(output)}`
  }
  const stopped = needs && (await buildSite(folder))
  if (stopped) return stopped
  const { results, output } = await resultsOf(folder, [test], needs)
  const looked = results.filter(isOf(test))
  return looked.some(({ passed }) => !passed)
    ? undefined
    : `${looked.length} tests have passed\n${endOf(output)}`
}

/** What fails without any fault. Each file of tests and each command is run once. */
async function unharmed(
  { folder }: ScratchProject,
  faults: readonly PlantedFault[],
): Promise<string[]> {
  const complaints: string[] = []
  for (const command of distinct(faults.filter(({ says }) => says))) {
    const { code, output } = await run(folder, command)
    if (code !== 0) complaints.push(`${command} fails without a fault\n${endOf(output)}`)
  }
  const stopped = faults.some(({ needs }) => needs) && (await buildSite(folder))
  if (stopped) return [...complaints, stopped]
  for (const kind of [undefined, 'build', 'browser'] as const) {
    const tests = distinct(faults.filter(({ says, needs }) => !says && needs === kind))
    if (tests.length === 0) continue
    const { results, output } = await resultsOf(folder, tests, kind)
    for (const test of tests) {
      const looked = results.filter(isOf(test))
      if (looked.length === 0 || looked.some(({ passed }) => !passed))
        complaints.push(`${test} does not pass without a fault\n${endOf(output)}`)
    }
  }
  return complaints
}

function distinct(faults: readonly PlantedFault[]): string[] {
  return [...new Set(faults.map(({ test }) => test))]
}

function isOf(test: string): (result: TestResult) => boolean {
  const { path, title } = testOf(test)
  return ({ file, name }) => file.endsWith(path) && name.includes(title)
}
