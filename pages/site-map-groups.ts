import type { SiteMapGroup } from '../components/sections/SiteMap/SiteMap.tsx'
import { remembered } from '../content/remembered.ts'
import { defaultLocale, type Locale } from '../locales/locales.ts'
import type { RouteRecord } from '../locales/route-record.ts'
import { routes } from '../locales/route-table.ts'
import { href, matchRoute, type RouteId } from '../locales/routes.ts'
import { entryLinks } from './entry-links.ts'
import { pageHead } from './page-head.ts'

const ids = Object.keys(routes) as RouteId[]
const records: Record<RouteId, RouteRecord> = routes

/** Parts of the site that have a group of their own, by the first part of their routes' ids. */
const branches: Record<string, SiteMapGroup['id']> = {
  services: 'services',
  industries: 'industries',
  hire: 'hire',
  'success-stories': 'success-stories',
  blog: 'blog',
}

const order: readonly SiteMapGroup['id'][] = [
  'services',
  'industries',
  'hire',
  'success-stories',
  'company',
  'blog',
  'topics',
  'legal',
]

/** Every page that search engines may list, in groups, from the route table and the content. */
export const siteMapGroups = remembered((locale: Locale): SiteMapGroup[] => {
  const listed = ids.filter((id) => records[id].index === true)
  return order
    .map((group) => ({
      id: group,
      links: listed.filter((id) => groupOf(id) === group).flatMap((id) => linksOf(locale, id)),
    }))
    .filter(({ links }) => links.length > 0)
})

function groupOf(id: RouteId): SiteMapGroup['id'] {
  const { kind, entries } = records[id]
  if (kind === 'legal') return 'legal'
  if (entries === 'blog-categories' || entries === 'blog-tags') return 'topics'
  return branches[id.split('.')[0]!] ?? 'company'
}

function linksOf(locale: Locale, id: RouteId): SiteMapGroup['links'] {
  const { entries, path } = records[id]
  if (!entries) return [{ path: href(id, locale), ...pageHead(locale, id) }]
  const parameter = /@(\w+)/.exec(path)?.[1] ?? ''
  return (
    entryLinks[entries](locale)
      .map(({ value, ...head }) => ({ params: { [parameter]: value }, ...head }))
      // Families may share a kind of entries: each address belongs to one of them.
      .filter(({ params }) => matchRoute(href(id, defaultLocale, params))?.id === id)
      .map(({ params, ...head }) => ({ path: href(id, locale, params), ...head }))
  )
}
