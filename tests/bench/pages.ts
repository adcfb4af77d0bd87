import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { findBrowser } from '../support/find-browser.ts'
import { startSite } from '../support/site-under-test.ts'
import { codeOnDemand } from './code-on-demand.ts'

/**
 * Prints Lighthouse figures (mobile simulation) of ten main pages in every live language: `npm run bench:pages`. Performance
 * is a figure to compare within one run; the other three categories are fixed and end non-zero below 100.
 * Below it stands what the code of each form weighs.
 */
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
const paths = locales.flatMap(({ code }) => mainPages.map((path) => localizedPath(path, code)))
const fixed = ['accessibility', 'best-practices', 'seo'] as const

const site = await startSite('dist')
const browser = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const rows: Record<string, string | number>[] = []
let below = false
for (const path of paths) {
  const result = await lighthouse(site.url + path, { port: browser.port, logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  below ||= fixed.some((name) => score(name) < 100)
  rows.push({
    path,
    performance: score('performance'),
    ...Object.fromEntries(fixed.map((name) => [name, score(name)])),
    FCP: Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
    LCP: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    TBT: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    kB: Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1024),
  })
}
browser.kill()
await site.stop()
console.table(rows)
console.info('Code of the forms, fetched when one comes near:')
console.table(codeOnDemand('pages/contact-us', 'components/forms/'))
process.exitCode = below ? 1 : 0
