import { existsSync, readFileSync } from 'node:fs'
import { reportFolder } from './green-results.ts'
import { fromRoot } from './reach.ts'

/** The runs of vitest whose figures are counted. */
export const vitestRuns = ['units', 'slow', 'build'] as const
export type VitestRun = (typeof vitestRuns)[number]

/** Where a run of vitest leaves its figures. */
export const vitestReport = (run: VitestRun, folder = reportFolder) => `${folder}/${run}.json`

/** Where the browser tests of a run leave their figures. */
export const browserReport = (folder = reportFolder) => `${folder}/browser.json`

/** What all tests of a run came to. */
export type Report = {
  passed: number
  failed: number
  /** Looks that were not taken again; they are no part of those that passed. */
  remembered: number
  files: FileFigures[]
  /** File and title of each failure. */
  failures: string[]
}

/** What vitest's own reporter writes, as far as it is read here. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Sums up what the runs in a folder wrote down; a run that wrote nothing counts as nothing. */
export function readReports(folder = reportFolder): Report {
  const reports = [
    ...vitestRuns.map((run) => readJson<VitestReport>(vitestReport(run, folder))).map(fromVitest),
    readJson<Report>(browserReport(folder)),
  ].filter((report) => report !== undefined)
  const sum = (key: 'passed' | 'failed' | 'remembered') =>
    reports.reduce((total, report) => total + report[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    remembered: sum('remembered'),
    files: reports.flatMap(({ files }) => files),
    failures: reports.flatMap(({ failures }) => failures),
  }
}

function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined
}

function fromVitest(report: VitestReport | undefined): Report | undefined {
  if (!report) return undefined
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    remembered: 0,
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: fromRoot(name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        const file = fromRoot(name)
        // A file that can't be loaded fails without a test of its own.
        return failed.length > 0 ? failed.map(({ fullName }) => `${file} ${fullName}`) : [file]
      }),
  }
}

/** What one file of tests took. */
type FileFigures = { file: string; tests: number; seconds: number }

/** What one step of a run took. */
export type StepFigures = { name: string; seconds: number; passed: boolean }

const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(9)

/** The time of each step, in the order in which they ended. */
export function stepTable(steps: readonly StepFigures[]): string {
  return steps
    .map((step) => `${seconds(step.seconds)}  ${step.passed ? '' : 'FAILED: '}${step.name}`)
    .join('\n')
}

/** The slowest files of tests, slowest first. */
export function slowestTable(files: readonly FileFigures[], count = 10): string {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, tests, seconds: took }) => `${seconds(took)}  ${file} (${tests} tests)`)
    .join('\n')
}
