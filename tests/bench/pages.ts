import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { findBrowser } from '../../components/art/workshop/find-browser.ts'
import { islandWeights, pageWeight } from '../support/page-weight.ts'
import { startSite } from '../support/site-under-test.ts'
import { speedPages } from '../support/speed-pages.ts'
import { writeFigures, spread, type Summary, summary } from './figures.ts'
import { responsesToClicks, clickTable } from './first-clicks.ts'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/addresses.ts'
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
  bytes: 80_000,
} as const

const names = Object.keys(speedGoals) as (keyof typeof speedGoals)[]

type PageSpeed = { path: string } & Record<keyof typeof speedGoals, Summary>

/** Measures the pages in turn, so that what else the machine does falls on all of them. */
async function speedOfPages(
  site: string,
  port: number,
  rounds: number,
  throttling: 'simulate' | 'devtools',
): Promise<PageSpeed[]> {
  const runs = new Map<string, (Scores & Times)[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const path of speedPages) {
      const { scores, times } = await lighthouseRun(site + path, port, throttling)
      runs.set(path, [...(runs.get(path) ?? []), { ...scores, ...times }])
    }
  }
  return [...runs].map(([path, measured]) => {
    const figures = names.map((name) => [name, summary(measured.map((run) => run[name]))] as const)
    return { path, ...(Object.fromEntries(figures) as Record<keyof typeof speedGoals, Summary>) }
  })
}

/** The goals and, below, every page's medians with the least and the most. */
function speedTable(speed: readonly PageSpeed[]): Record<string, string | number>[] {
  const rows = speed.map(({ path, ...figures }) => ({
    path,
    ...Object.fromEntries(
      names.map((name) => [name, spread(figures[name], name === 'CLS' ? 4 : 0)]),
    ),
  }))
  return [{ path: 'goal', ...speedGoals }, ...rows]
}

const mainPages = [
  '/',
  '/contact-us',
  '/get-in-touch',
  '/service-finder',
  '/services/dedicated-team',
  '/industries/fintech',
  '/success-stories',
  '/success-stories/openrad',
  '/hire/back-end-developers',
  '/privacy-policy',
]

type PageScores = { path: string } & Scores

/** Lighthouse's categories for the main pages in every live language. */
async function scoresOfPages(site: string, port: number): Promise<PageScores[]> {
  const all: PageScores[] = []
  for (const { code } of locales) {
    for (const page of mainPages) {
      const path = localizedPath(page, code)
      all.push({ path, ...(await lighthouseRun(site + path, port)).scores })
    }
  }
  return all
}

/** Whether every page has all points in what does not depend on the machine. */
function isFlawless(all: readonly PageScores[]): boolean {
  return all.every((page) => Math.min(page.accessibility, page['best-practices'], page.seo) === 100)
}

/**
 * `npm run bench:pages`: what pages cost a telephone (Lighthouse, slowness reckoned and applied), how soon a click is answered with
 * the processor slowed down four times, and bytes by kind. Speed is a figure to compare within one run;
 * accessibility, best practices and search of the main pages in every language are fixed and end it non-zero below
 * 100. `-- --only speed`, `applied`, `scores`, `clicks` or `bytes` measures less, `--rounds` less often.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)
const wanted = (name: string) => values.only === undefined || values.only === name

const site = await startSite('dist')
const browser = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const figures: Record<string, unknown> = {}

for (const [name, throttling] of [
  ['speed', 'simulate'],
  ['applied', 'devtools'],
] as const) {
  if (!wanted(name)) continue
  const speed = await speedOfPages(site.url, browser.port, rounds, throttling)
  figures[name] = speed
  console.info(
    `Throttling: ${throttling}. Medians of ${rounds} (least – most), milliseconds and bytes:`,
  )
  console.table(speedTable(speed))
}
if (wanted('scores')) {
  const scores = await scoresOfPages(site.url, browser.port)
  figures.scores = scores
  console.info('Scores of the main pages:')
  console.table(scores)
  if (!isFlawless(scores)) process.exitCode = 1
}
browser.kill()
if (wanted('clicks')) {
  const clicks = await responsesToClicks(site.url, rounds)
  figures.clicks = clicks
  console.info('Milliseconds from a click to the next paint, processor slowed down four times:')
  console.table(clickTable(clicks))
}
await site.stop()
if (wanted('bytes')) {
  const weights = speedPages.map((path) => ({ path, ...pageWeight(path) }))
  const islands = islandWeights()
  Object.assign(figures, { weights, islands })
  console.info('Bytes of each page before it is touched, by kind, brotli:')
  console.table(weights)
  console.info(
    'Bytes of script until an island or a behaviour answers, alone on its page and with others:',
  )
  console.table(islands)
}
writeFigures('pages', figures)
