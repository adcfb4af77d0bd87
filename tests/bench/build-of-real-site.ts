import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../server/file-paths.ts'
import { drawnPaths } from '../../server/build/input-hash.ts'
import { ScratchProject } from '../support/scratch-project.ts'
import { summary } from './figures.ts'
import { buildSteps, type Part, runStep, type Usage } from './measured-build.ts'

const goals = { cold: 30, warm: 5 }
const steps = Object.keys(buildSteps) as (keyof typeof buildSteps)[]

/**
 * Builds the real site in a copy: cold, without anything that earlier builds made, and after an edit of a post.
 * @throws when a build after an edit is not what a build from nothing makes of the same sources
 */
export function realSite(rounds: number) {
  const project = new ScratchProject()
  const { folder } = project
  try {
    const cold = Array.from({ length: rounds }, () => {
      const made = [...drawnPaths, '.cache', 'dist']
      for (const path of made) rmSync(join(folder, path), { recursive: true, force: true })
      return build(folder)
    })
    const warm = Array.from({ length: rounds }, () => {
      appendFileSync(join(folder, 'content/blog/a-handover-that-works/en.md'), '\nOne line more.\n')
      return build(folder)
    })
    const afterEdits = filesOf(join(folder, 'dist'))
    rmSync(join(folder, 'dist'), { recursive: true })
    build(folder)
    const stale = differing(afterEdits, filesOf(join(folder, 'dist')))
    if (stale.length > 0) throw new Error(`Left as they were before the edits: ${stale.join(', ')}`)
    return { cold: told('cold', cold), warm: told('one post edited', warm) }
  } finally {
    void project.remove()
  }
}

/** Contents of all files of a folder by their paths. */
function filesOf(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  )
}

function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  )
}

type Build = { whole: Usage; parts: Record<string, Part> }

function build(folder: string): Build {
  const results = steps.map((step) => ({ step, ...runStep(folder, step) }))
  const sum = (key: 'seconds' | 'processor') =>
    results.reduce((total, { usage }) => total + usage[key], 0)
  const code = results.find(({ step }) => step === 'code')!.usage
  return {
    whole: {
      seconds: sum('seconds'),
      processor: sum('processor'),
      megabytes: Math.max(...results.map(({ usage }) => usage.megabytes)),
    },
    parts: Object.assign({}, ...results.map(({ parts }) => parts), { code }) as Build['parts'],
  }
}

function told(name: string, builds: readonly Build[]) {
  const goal = name === 'cold' ? goals.cold : goals.warm
  const seconds = (values: readonly number[]) => ({
    's, median': round(summary(values).median),
    min: round(summary(values).min),
    max: round(summary(values).max),
  })
  const names = Object.keys(builds[0]!.parts)
  const table = {
    ...Object.fromEntries(
      names.map((part) => [part, seconds(builds.map(({ parts }) => parts[part]!.seconds))]),
    ),
    'whole build': { ...seconds(builds.map(({ whole }) => whole.seconds)), goal },
    'time of processors': seconds(builds.map(({ whole }) => whole.processor)),
    'MB at most': seconds(builds.map(({ whole }) => whole.megabytes)),
  }
  console.info(`Build of the site, ${name}: ${builds.length} runs`)
  console.table(table)
  return table
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
