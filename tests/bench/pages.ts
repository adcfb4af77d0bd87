import { launch } from 'chrome-launcher'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { findBrowser } from '../support/find-browser.ts'
import { pageWeight } from '../support/page-weight.ts'
import { startSite } from '../support/site-under-test.ts'
import { type SpeedPage, speedPages } from '../support/speed-pages.ts'
import { codeOnDemand } from './code-on-demand.ts'
import { summary, writeFigures } from './figures.ts'
import { type Clicks, clicksOn, clickTimes } from './first-clicks.ts'
import { lighthouseRun, type Scores, type Times } from './lighthouse-run.ts'

/**
 * `npm run bench:pages`: what pages cost a telephone (Lighthouse, mobile simulation), their bytes by kind, and how soon
 * a click is answered with the processor slowed down four times. Rounds go over all pages in turn. Speed is a figure
 * to compare within one run; accessibility, best practices and search of the main pages in every language are fixed
 * and end it non-zero below 100.
 */
const rounds = 5

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

/** What a page of the speed set should stay within (goals of the house, median of five). */
const goals =
  'FCP 800 ms · LCP 1,000 ms · TBT 0 (worst 20) ms · CLS 0.001 · home 110 kB · clicks 100/40 ms'

const site = await startSite('dist')
const browser = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

const runs = new Map<SpeedPage, { scores: Scores; times: Times }[]>()
for (let round = 0; round < rounds; round += 1) {
  for (const path of speedPages) {
    const run = await lighthouseRun(site.url + path, browser.port)
    runs.set(path, [...(runs.get(path) ?? []), run])
  }
}
const speed = [...runs].map(([path, measured]) => ({
  path,
  figures: Object.fromEntries(
    (['performance', 'FCP', 'LCP', 'TBT', 'CLS', 'bytes'] as const).map((name) => [
      name,
      summary(
        measured.map(({ scores, times }) => (name === 'performance' ? scores[name] : times[name])),
      ),
    ]),
  ),
}))

const fixed: ({ path: string } & Scores)[] = []
for (const { code } of locales) {
  for (const page of mainPages) {
    const path = localizedPath(page, code)
    fixed.push({ path, ...(await lighthouseRun(site.url + path, browser.port)).scores })
  }
}
browser.kill()

const clicks: { path: string; after: number; first: number[]; later: number[] }[] = []
for (const path of speedPages) {
  for (const after of clickTimes) {
    const measured: Clicks[] = []
    for (let round = 0; round < rounds; round += 1)
      measured.push(await clicksOn(site.url + path, after))
    clicks.push({
      path,
      after,
      first: measured.map(({ first }) => first),
      later: measured.flatMap(({ later }) => later),
    })
  }
}
await site.stop()

const weights = speedPages.map((path) => ({ path, ...pageWeight(path) }))
const onDemand = codeOnDemand('pages/contact-us', 'components/forms/')
writeFigures('pages', { goals, speed, fixed, clicks, weights, onDemand })

console.info(`Goals: ${goals}. Medians of ${rounds} (least – most):`)
console.table(
  speed.map(({ path, figures }) => ({
    path,
    ...Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [
        name,
        spread(figure, name === 'CLS' ? 4 : 0),
      ]),
    ),
  })),
)
console.info('Scores of the main pages:')
console.table(fixed)
console.info('Milliseconds from a click to the next paint:')
console.table(
  clicks.map(({ path, after, first, later }) => ({
    path,
    'after first paint, s': after,
    first: spread(summary(first), 0),
    later: spread(summary(later), 0),
  })),
)
console.info('Bytes by kind, brotli:')
console.table(weights)
console.info('Code of the forms, fetched when one comes near:')
console.table(onDemand)
const { accessibility, 'best-practices': practices, seo } = lowest(fixed)
process.exitCode = Math.min(accessibility, practices, seo) < 100 ? 1 : 0

function spread({ median, min, max }: ReturnType<typeof summary>, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} – ${max.toFixed(digits)})`
}

function lowest(all: readonly Scores[]): Scores {
  const least = (name: keyof Scores) => Math.min(...all.map((scores) => scores[name]))
  return {
    performance: least('performance'),
    accessibility: least('accessibility'),
    'best-practices': least('best-practices'),
    seo: least('seo'),
  }
}
