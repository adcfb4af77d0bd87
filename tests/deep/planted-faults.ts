/**
 * Plants faults into copies of the project, one after the other, and runs for each the test that has to find it.
 * `npx tsx tests/deep/planted-faults.ts [part of a name] [--all]`; `--all` takes those that need a build as well.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ScratchProject } from '../support/scratch-project.ts'
import { allPlantedFaults } from './planted-faults/all-planted-faults.ts'
import type { PlantedFault } from './planted-faults/planted-fault.ts'

/** What tests and checkers read beside the sources. */
const besideSources = `
  tests .github README.md .env.example .dockerignore .gitignore THIRD-PARTY-NOTICES.md LICENSE .nvmrc
  .htmlvalidate.json .oxlintrc.json .oxfmtrc.json .stylelintrc.json knip.jsonc`
  .trim()
  .split(/\s+/)

type Outcome = { code: number | null; said: string }
type Assertion = { fullName: string; status: string }
type Report = { testResults: { name: string; assertionResults: Assertion[] }[] }
type Row = { fault: string; file: string; 'found by': string; seconds: number }

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosen = allPlantedFaults.filter(
  ({ name, needs }) => (values.all || !needs) && name.includes(positionals[0] ?? ''),
)
if (chosen.length === 0) throw new Error(`No fault has "${positionals[0]}" in its name.`)

const rows: Row[] = []
const errors = misplaced(chosen)
if (errors.length === 0) await plantAll()
console.table(rows)
for (const error of errors) console.error(error)
console.info(`${rows.length} of ${chosen.length} found`)
process.exitCode = rows.length === chosen.length ? 0 : 1

/** Faults whose place is not where they say. */
function misplaced(faults: readonly PlantedFault[]): string[] {
  return faults.flatMap(({ name, file, find, replace }) => {
    const times = readFileSync(file, 'utf8').split(find).length - 1
    if (times !== 1) return [`${name}: what to find stands ${times} times in ${file}`]
    return find === replace ? [`${name}: nothing is changed`] : []
  })
}

/** Two copies take turns, since each test leaves a core free for half of its time. */
async function plantAll(): Promise<void> {
  const copies = [copy(), copy()] as const
  try {
    const healthy = await unharmed(copies[0], chosen)
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
    for (const fault of built) await plant(copies[0], fault)
  } finally {
    await Promise.all(copies.map((project) => project.remove()))
  }
}

function copy(): ScratchProject {
  return new ScratchProject(besideSources)
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
  project: ScratchProject,
  fault: PlantedFault,
): Promise<string | undefined> {
  const { test, says, needs } = fault
  if (!says) {
    const failed = await build(project, needs)
    if (failed) return failed
    const { path, title } = testOf(test)
    const { assertions, said } = await runTests(project, [path], fault, title)
    const looked = assertions.filter(({ fullName }) => fullName.includes(title))
    return looked.some(({ status }) => status === 'failed')
      ? undefined
      : `${looked.length} tests have passed\n${said.slice(-2_000)}`
  }
  const { code, said } = await run(project, test)
  return code !== 0 && says.test(said) ? undefined : `ended with ${code}\n${said.slice(-2_000)}`
}

/** What fails without any fault. Each file of tests and each command is run once. */
async function unharmed(
  project: ScratchProject,
  faults: readonly PlantedFault[],
): Promise<string[]> {
  const complaints: string[] = []
  for (const command of new Set(faults.filter(({ says }) => says).map(({ test }) => test))) {
    const { code, said } = await run(project, command)
    if (code !== 0) complaints.push(`${command} fails without a fault:\n${said.slice(-2_000)}`)
  }
  for (const needs of [undefined, 'build', 'browser'] as const) {
    const ofKind = faults.filter((fault) => !fault.says && fault.needs === needs)
    const [first] = ofKind
    if (!first) continue
    const failed = await build(project, needs)
    if (failed) return [...complaints, failed]
    const files = [...new Set(ofKind.map(({ test }) => testOf(test).path))]
    const { assertions, said } = await runTests(project, files, first)
    for (const { name, test } of ofKind) {
      const looked = assertions.filter(({ fullName }) => fullName.includes(testOf(test).title))
      if (looked.length === 0 || looked.some(({ status }) => status !== 'passed'))
        complaints.push(`${name}: ${test} does not pass without the fault\n${said.slice(-2_000)}`)
    }
  }
  return complaints
}

function testOf(test: string): { path: string; title: string } {
  const [, path, title] = /^(\S+) -t "(.+)"$/.exec(test) ?? []
  if (!path || !title) throw new Error(`This names no test: ${test}`)
  return { path, title }
}

/** Builds what a test looks at. */
async function build(
  project: ScratchProject,
  needs: PlantedFault['needs'],
): Promise<string | undefined> {
  if (!needs) return undefined
  rmSync(join(project.folder, 'dist'), { recursive: true, force: true })
  const { code, said } = await run(project, 'npm run build')
  return code === 0 ? undefined : `The build ended with ${code}\n${said.slice(-2_000)}`
}

/** Runs tests in a copy, those of one title or all. */
async function runTests(
  project: ScratchProject,
  files: readonly string[],
  { needs }: PlantedFault,
  title?: string,
): Promise<{ assertions: Assertion[]; said: string }> {
  if (needs === 'browser') return runInBrowser(project, files, title)
  const report = join(project.folder, 'report.json')
  rmSync(report, { force: true })
  const only = title ? ` -t ${quoted(pattern(title))}` : ''
  const kinds = [...new Set(files.map(kindOf))].map((kind) => `--project=${kind}`)
  const command = `node_modules/.bin/vitest run ${kinds.join(' ')} ${files.join(' ')}${only} --reporter=json --outputFile=${report}`
  const { said } = await run(project, command)
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    return { assertions: testResults.flatMap(({ assertionResults }) => assertionResults), said }
  } catch {
    return { assertions: [], said }
  }
}

/** Each project of Vitest that is read along costs a second. */
function kindOf(path: string): string {
  if (path.startsWith('tests/build/')) return 'build'
  if (path.includes('.slow.')) return 'slow'
  return path.includes('.dom.') ? 'dom' : 'node'
}

async function runInBrowser(
  project: ScratchProject,
  files: readonly string[],
  title?: string,
): Promise<{ assertions: Assertion[]; said: string }> {
  const only = title ? ` -g ${quoted(pattern(title))}` : ''
  const { said } = await run(
    project,
    `npx playwright test -c tests/playwright.config.ts ${files.join(' ')}${only} --reporter=line`,
  )
  const status = /\d+ failed/.test(said) ? 'failed' : /\d+ passed/.test(said) ? 'passed' : 'none'
  return { assertions: [{ fullName: title ?? said, status }], said }
}

function pattern(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function run(project: ScratchProject, command: string): Promise<Outcome> {
  const child = spawn(command, {
    shell: true,
    cwd: project.folder,
    env: { ...process.env, FORCE_COLOR: '0', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const take = (chunk: Buffer) => void (said += chunk.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((ended) => {
    child.once('close', (code) => ended({ code, said }))
  })
}
