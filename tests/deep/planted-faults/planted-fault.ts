import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandResult, runCommand } from '../../run/steps.ts'

/** A fault that somebody could put into the site, and the test that has to find it. */
export type PlantedFault = {
  /** What is wrong for whom, in a few words. */
  name: string
  file: string
  /** Stands once in the file. */
  find: string
  replace: string
  /** `path -t "title"` of one test of Vitest or Playwright, or the command of another checker (`npx …`). */
  test: string
  /** What the command of another checker has to say. */
  says?: RegExp
  /** What the test looks at: a new build, or a browser on one. Such faults take minutes: only with `--all`. */
  needs?: 'build' | 'browser'
}

/** What one test came to. */
export type TestResult = { file: string; name: string; passed: boolean }

type Results = { results: TestResult[]; output: string }

/** Path and title of a test. */
export function testOf(test: string): { path: string; title: string } {
  const [, path, title] = /^(\S+) -t "(.+)"$/.exec(test) ?? []
  if (!path || !title) throw new Error(`This names no test: ${test}`)
  return { path, title }
}

/**
 * Builds the site of a copy anew.
 * @returns why it could not be built
 */
export async function buildSite(folder: string): Promise<string | undefined> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const { code, output } = await run(folder, 'npm run build')
  return code === 0 ? undefined : `The build ended with ${code}\n${endOf(output)}`
}

/** Runs tests in a copy: one alone by its title, several with all of their files; in a browser each by its title. */
export async function resultsOf(
  folder: string,
  tests: readonly string[],
  needs: PlantedFault['needs'],
): Promise<Results> {
  if (needs !== 'browser') return resultsOfVitest(folder, tests.map(testOf))
  const all: Results = { results: [], output: '' }
  for (const { path, title } of tests.map(testOf)) {
    const command = `npx playwright test -c tests/playwright.config.ts ${path} -g ${quoted(title)} --reporter=line`
    const { code, output } = await run(folder, command)
    if (/\d+ (passed|failed)/.test(output))
      all.results.push({ file: path, name: title, passed: code === 0 })
    all.output += output
  }
  return all
}

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

async function resultsOfVitest(
  folder: string,
  tests: readonly { path: string; title: string }[],
): Promise<Results> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const files = [...new Set(tests.map(({ path }) => path))]
  const title = tests.length === 1 ? tests[0]!.title : undefined
  const { output } = await run(
    folder,
    [
      'node_modules/.bin/vitest run --reporter=json',
      `--outputFile=${report}`,
      ...new Set(files.map((path) => `--project=${projectOf(path)}`)),
      ...files,
      ...(title ? [`-t ${quoted(title)}`] : []),
    ].join(' '),
  )
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const results = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => /passed|failed/.test(status))
        .map(({ fullName, status }) => ({ file, name: fullName, passed: status === 'passed' })),
    )
    return { results, output }
  } catch {
    return { results: [], output }
  }
}

/** The project of Vitest that has a file: each one that is read along costs a second. */
function projectOf(path: string): string {
  if (path.startsWith('tests/build/')) return 'build'
  if (path.includes('.slow.')) return 'slow'
  return path.includes('.dom.') ? 'dom' : 'node'
}

/** A title as a pattern that the shell passes on. */
function quoted(title: string): string {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `'${pattern.replaceAll("'", `'\\''`)}'`
}

/** Runs a command in a copy, where nothing is remembered. */
export function run(folder: string, command: string): Promise<CommandResult> {
  return runCommand(command, { cwd: folder, env: { CI: '1' } })
}

/** The end of what a command has written, where the reason stands as a rule. */
export function endOf(output: string): string {
  return output.slice(-2_000)
}
