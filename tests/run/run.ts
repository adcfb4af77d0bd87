import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findBrowser } from '../../components/art/workshop/find-browser.ts'
import {
  slowestTable,
  stepTable,
  browserReport,
  readReports,
  vitestReport,
  type VitestRun,
  vitestRuns,
} from './reports.ts'
import { greenFlows } from './flows.ts'
import { reportFolder } from './green-results.ts'
import { runSteps, type Step } from './steps.ts'

/**
 * The project's checks as steps: `npm run check`, `npm test` and `npm run check:changed`; `tests/README.md` tells
 * what each is for.
 */
const [command = 'test', ...flags] = process.argv.slice(2)

const vitest = (name: VitestRun, parameters: string, kind = 'run') =>
  `npx vitest ${kind} ${parameters} --reporter=default --reporter=json --outputFile=${vitestReport(name)}`

const sources: Step[] = [
  { name: 'words', command: 'npm run l10n -- check', after: ['generate'] },
  { name: 'types', command: 'npx tsc -p .', after: ['generate'] },
  { name: 'lint', command: 'npm run lint', after: ['generate'] },
  { name: 'unused code', command: 'npm run unused', after: ['generate'] },
]
const units: Step = {
  name: 'units',
  command: vitest('units', '--project node --project dom'),
  after: ['generate'],
}
const generate: Step = { name: 'generate', command: 'npm run generate' }

const builds: Step[] = [
  { name: 'build', command: 'npm run ensure-built', after: ['generate'] },
  {
    name: 'test build',
    command: 'npm run ensure-built',
    env: { PSEUDO_LOCALES: '1' },
    after: ['build'],
  },
  { name: 'gallery', command: 'npx tsx tests/gallery/build-gallery.ts', after: ['generate'] },
]
const buildTests: Step = {
  name: 'build tests',
  command: vitest('build', '--project build'),
  after: ['build', 'test build'],
}
const slowUnits: Step = {
  name: 'slow units',
  command: vitest('slow', '--project slow'),
  after: ['generate'],
  waits: true,
}

function browserTests(remembers: boolean): Step {
  return {
    name: 'browser tests',
    // What is green is read off the finished builds.
    prepare: () => {
      const green = remembers ? greenFlows() : []
      rememberedFlows = green.length
      mkdirSync(reportFolder, { recursive: true })
      writeFileSync(greenFlowList, green.join('\n'))
    },
    command: `npx playwright test --config tests/playwright.config.ts --test-list-invert ${greenFlowList}`,
    env: remembers ? { REMEMBER_LOOKS: '1' } : {},
    after: ['build', 'test build', 'gallery', ...sources.map(({ name }) => name)],
    alone: true,
  }
}
let rememberedFlows = 0
const greenFlowList = `${reportFolder}/green-flows.txt`

/** Nothing is remembered where a release is decided. */
const remembers = !process.env.CI && !flags.includes('--all')

const commands: Record<string, () => Step[]> = {
  check: () =>
    flags.includes('--changed')
      ? [...sources.map(withoutPrerequisites), withoutPrerequisites(changedUnits())]
      : [generate, units, ...sources],
  changed: () => [
    generate,
    builds[0]!,
    changedUnits(),
    ...sources,
    ...builds.slice(1),
    browserTests(true),
  ],
  test: () => [
    generate,
    builds[0]!,
    units,
    builds[1]!,
    slowUnits,
    ...sources,
    builds[2]!,
    buildTests,
    browserTests(remembers),
  ],
}

const steps = commands[command]?.()
if (!steps) throw new Error(`run.ts knows ${Object.keys(commands).join(', ')}, not "${command}".`)
for (const report of [browserReport(), ...vitestRuns.map((run) => vitestReport(run))])
  rmSync(report, { force: true })
if (steps.some(({ alone: isBrowser }) => isBrowser)) console.info(`Browser: ${findBrowser()}`)

const figures = await runSteps(steps)
const { passed, failed, remembered, files, failures } = readReports()
console.info(`\nTime of each step\n${stepTable(figures)}`)
if (files.length > 0) console.info(`\nSlowest files\n${slowestTable(files)}`)
if (command !== 'check')
  console.info(
    remembered + rememberedFlows > 0
      ? `\nRemembered as green: ${remembered} looks, ${rememberedFlows} flows (npm test -- --all takes all)`
      : '\nNothing was remembered: every look and flow was taken.',
  )
if (failures.length > 0) console.info(`\nFailures\n  ${failures.join('\n  ')}`)
// A step that failed before it could count its tests, or was left out, is a failure as well.
const failedSteps = steps.length - figures.filter((step) => step.passed).length
console.info(`\n${passed} passed, ${Math.max(failed, failedSteps)} failed`)
if (failedSteps > 0) process.exitCode = 1

function withoutPrerequisites(step: Step): Step {
  return { ...step, after: [] }
}

/**
 * Unit tests that a change since the last commit can reach by imports; words and data reach those of the site. What
 * is gone is imported by nobody any more, so it calls for all.
 */
function changedUnits(): Step {
  const name = 'units of what changed'
  const pathsOf = (query: string) =>
    spawnSync('git', query.split(' '), { encoding: 'utf8' }).stdout.split('\0').filter(Boolean)
  const changed = [
    ...pathsOf('diff --name-only --no-renames -z HEAD'),
    ...pathsOf('ls-files --others --exclude-standard -z'),
  ]
  if (changed.some((path) => !existsSync(path))) return { ...units, name }
  const isData = changed.some((path) => !/\.(tsx?|css)$/.test(path))
  const readers = isData ? ['locales/catalog.server.ts', 'content/content-files.server.ts'] : []
  const related = [...changed, ...readers].map(
    (path) => `'${path.replaceAll("'", String.raw`'\''`)}'`,
  )
  return {
    name,
    command:
      related.length > 0
        ? `${vitest('units', '--project node --project dom', 'related --run --passWithNoTests')} ${related.join(' ')}`
        : 'echo nothing has changed since the last commit',
    after: ['generate'],
  }
}
