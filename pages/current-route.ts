import type { PageContext } from 'vike/types'
import { extractLocale, matchRoute } from '../locales/routes.ts'

/** The record of the route table that a page belongs to; undefined on error pages. */
export function currentRoute(pageContext: PageContext) {
  if (pageContext.pageId?.endsWith('/_error')) return undefined
  return matchRoute(extractLocale(pathnameOf(pageContext)).path)
}

/** In development the data of a page are rendered at an address of their own. */
const dataFile = /\/index\.pageContext\.json$/

/** Path of the page without query, hash and slash at the end, with the locale's prefix. */
export function pathnameOf({
  urlOriginal,
  shownPath,
}: Pick<PageContext, 'urlOriginal' | 'shownPath'>): string {
  const { pathname: asked } = new URL(shownPath ?? urlOriginal, 'http://path.invalid')
  const pathname = asked.replace(dataFile, '') || '/'
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
}
