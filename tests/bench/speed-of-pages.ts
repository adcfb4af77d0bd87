import { speedPages } from '../support/speed-pages.ts'
import { spread, type Summary, summary } from './figures.ts'
import { lighthouseRun, type Scores, type Times } from './lighthouse-run.ts'

/** Goals of the house for the medians: points, milliseconds, a share, bytes. */
const speedGoals = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  FCP: 800,
  LCP: 1000,
  TBT: 0,
  CLS: 0.001,
  bytes: 110_000,
} as const

const names = Object.keys(speedGoals) as (keyof typeof speedGoals)[]

export type PageSpeed = { path: string } & Record<keyof typeof speedGoals, Summary>

/** Measures the pages in turn, so that what else the machine does falls on all of them. */
export async function speedOfPages(
  site: string,
  port: number,
  rounds: number,
): Promise<PageSpeed[]> {
  const runs = new Map<string, (Scores & Times)[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const path of speedPages) {
      const { scores, times } = await lighthouseRun(site + path, port)
      runs.set(path, [...(runs.get(path) ?? []), { ...scores, ...times }])
    }
  }
  return [...runs].map(([path, measured]) => {
    const figures = names.map((name) => [name, summary(measured.map((run) => run[name]))] as const)
    return { path, ...(Object.fromEntries(figures) as Record<keyof typeof speedGoals, Summary>) }
  })
}

/** The goals and, below, every page's medians with the least and the most. */
export function speedTable(speed: readonly PageSpeed[]): Record<string, string | number>[] {
  const rows = speed.map(({ path, ...figures }) => ({
    path,
    ...Object.fromEntries(
      names.map((name) => [name, spread(figures[name], name === 'CLS' ? 4 : 0)]),
    ),
  }))
  return [{ path: 'goal', ...speedGoals }, ...rows]
}
