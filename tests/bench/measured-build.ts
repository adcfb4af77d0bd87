import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Time of the clock and of the processors in seconds, and the most memory that one of the processes had. */
export type Usage = { seconds: number; processor: number; megabytes: number }

/** What a part of a step says it took. */
export type Part = Omit<Usage, 'megabytes'>

/** The steps of `npm run build`, each a process of its own. */
export const buildSteps = {
  prepare: ['tsx/dist/cli.mjs', 'server/build/prepare.ts'],
  code: ['tsx/dist/cli.mjs', 'server/build/built-code.ts'],
  site: ['tsx/dist/cli.mjs', 'server/build/write-site.ts'],
} as const

const report = `--import=${new URL('report-usage.mjs', import.meta.url).href}`
/** As the steps themselves print what their parts took. */
const part = /^ {2}(\S.*?) +([\d.]+) s +([\d.]+) s of processors/

/**
 * Runs one step of the build in a project.
 * @returns what it used, how many pages it made, and what each of its parts says it took
 */
export function runStep(project: string, step: keyof typeof buildSteps) {
  const usageFile = join(project, 'usage.jsonl')
  rmSync(usageFile, { force: true })
  const [tool, ...args] = buildSteps[step]
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules', tool), ...args],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, NODE_OPTIONS: report, BENCH_USAGE: usageFile },
    },
  )
  if (status !== 0) throw new Error(`${step} ended with ${status}\n${stdout}${stderr}`)
  const seconds = (performance.now() - start) / 1000
  const used = readFileSync(usageFile, 'utf8').trim().split('\n').map(parsed)
  const usage: Usage = {
    seconds,
    processor: used.reduce((sum, { processor }) => sum + processor, 0),
    megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
  }
  const parts = stdout.split('\n').flatMap((line) => {
    const [, name, wall, processor] = part.exec(line) ?? []
    const took: Part = { seconds: Number(wall), processor: Number(processor) }
    return name && name !== 'all' ? [[name, took] as const] : []
  })
  const pages = Number(/Pre-rendered (\d+) pages/.exec(stdout)?.[1] ?? 0)
  return { usage, pages, parts: Object.fromEntries(parts) as Record<string, Part> }
}

function parsed(line: string): Omit<Usage, 'seconds'> {
  return JSON.parse(line) as Omit<Usage, 'seconds'>
}
