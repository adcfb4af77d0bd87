import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { findBrowser } from '../../components/art/workshop/find-browser.ts'
import { islandWeights, pageWeight } from '../support/page-weight.ts'
import { startSite } from '../support/site-under-test.ts'
import { speedPages } from '../support/speed-pages.ts'
import { writeFigures } from './figures.ts'
import { responsesToClicks, clickTable } from './first-clicks.ts'
import { isFlawless, scoresOfPages } from './scores-of-pages.ts'
import { speedOfPages, speedTable } from './speed-of-pages.ts'

/**
 * `npm run bench:pages`: what pages cost a telephone (Lighthouse, mobile simulation), how soon a click is answered with
 * the processor slowed down four times, and bytes by kind. Speed is a figure to compare within one run;
 * accessibility, best practices and search of the main pages in every language are fixed and end it non-zero below
 * 100. `-- --only speed`, `scores`, `clicks` or `bytes` measures less, `--rounds` less often.
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

if (wanted('speed')) {
  const speed = await speedOfPages(site.url, browser.port, rounds)
  figures.speed = speed
  console.info(`Medians of ${rounds} (least – most), milliseconds and bytes:`)
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
