import type { SiteMapGroup } from '../../components/sections/SiteMap/SiteMap.tsx'
import type { Page } from './page.ts'

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

/** Every page that search engines may list, in groups. */
export function indexedGroups(
  all: readonly Page[],
): { id: SiteMapGroup['id']; pages: readonly Page[] }[] {
  const indexed = all.filter((page) => page.indexed)
  return order
    .map((id) => ({ id, pages: indexed.filter((page) => groupOf(page) === id) }))
    .filter(({ pages }) => pages.length > 0)
}

/** The same as `/sitemap` shows it. */
export function siteMapGroups(all: readonly Page[]): SiteMapGroup[] {
  return indexedGroups(all).map(({ id, pages }) => ({
    id,
    links: pages.map(({ path, title, description }) => ({ path, title, description })),
  }))
}

/** The part of the site that a page belongs to is the first part of its route's id. */
function groupOf({ id, kind, repeats, params }: Page): SiteMapGroup['id'] {
  if (kind === 'legal') return 'legal'
  if (repeats && !params.page) return 'topics'
  return order.find((group) => group === id.split('.')[0]) ?? 'company'
}
