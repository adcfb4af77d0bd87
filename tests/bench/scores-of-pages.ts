import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { lighthouseRun, type Scores } from './lighthouse-run.ts'

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

export type PageScores = { path: string } & Scores

/** Lighthouse's categories for the main pages in every live language. */
export async function scoresOfPages(site: string, port: number): Promise<PageScores[]> {
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
export function isFlawless(all: readonly PageScores[]): boolean {
  return all.every((page) => Math.min(page.accessibility, page['best-practices'], page.seo) === 100)
}
