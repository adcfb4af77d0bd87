import type { ContentFolder } from '../../content/content-folder.server.ts'
import type { Industry } from '../../content/taxonomy.ts'
import type { Locale } from '../../locales/locales.ts'
import type { RouteKind } from '../../locales/route-record.ts'
import type { RouteId } from '../../locales/route-table.ts'
import { menus } from '../../locales/menus.ts'
import type { KindHeading, SiteMapGroup } from '../../components/sections/SiteMap/SiteMap.tsx'
import {
  type SiteMapGroupId,
  siteMapGroupIds,
} from '../../components/sections/SiteMap/site-map-groups.ts'

/** Title and description of a page, as its head says them. */
export type PageHead = {
  title: string
  description: string
  /** The document's title where it is another one than the title before the company's name. */
  documentTitle?: string
}

/** When an entry was published and, if it was since, changed; days such as 2026-11-22. */
export type EntryDays = { published: string; updated?: string | undefined }

/** Day of the last change of an entry. */
export function lastDay({ published, updated }: EntryDays): string {
  return updated ?? published
}

/** The entry of content whose Markdown is the text of a page. */
export type OwnText = {
  folder: ContentFolder
  slug: string
  /** Sections whose parts are questions with their answers. */
  questions?: readonly string[]
  /** What it is found by beside its words: its tags, the technologies that it tells of. */
  names?: readonly string[]
}

/** What the source of a page says of it. */
export type PageContent = {
  /** Values for the `@parameters` of its route. */
  params?: Record<string, string>
  /** Heading and description, as lists of pages show them. */
  title: string
  description: string
  /** Title and description of its own head, where they are others. */
  head?: PageHead
  /** Short name, the last part of its breadcrumbs, where it is not the title of its head: a story's client. */
  name?: string
  /** Search engines must not list it, although its route may be. */
  noindex?: boolean
  /** The page is a sample as a whole. */
  sample?: boolean
  /** Days of the last changes of what it shows or chooses from, its own text among them; such as 2026-11-22. */
  days?: readonly string[]
  ownText?: OwnText
  /** Blocks of Markdown: what a page that works something out does it with. */
  figures?: () => readonly string[]
  /** Its picture in previews of links: a topic, a drawing, and a heading where that says more than the title. */
  share?: { title?: string; topic?: string; drawing?: string }
  /** The industry that it is about: menus call it by the name of that. */
  industry?: Industry
  /** What it offers, for structured data. */
  offer?: { name: string; description: string }
  /** Paths of the pages that it lists, in their visible order. */
  listedPaths?: (all: readonly Page[]) => readonly string[]
  /** The entry with a day of publishing that it is; who wrote it, where that is not the company. */
  entry?: EntryDays & { author?: string }
}

/** A page of the site in one language. */
export type Page = PageContent & {
  id: RouteId
  params: Record<string, string>
  locale: Locale
  kind: RouteKind
  /** With the prefix of the language. */
  path: string
  englishPath: string
  head: PageHead
  name: string
  /** Search engines may list it. */
  indexed: boolean
  /** A further page of a list, or one by category or tag: it repeats what other pages name. */
  repeats: boolean
}

/**
 * Left out of JSON-LD and the dates of share tags when it is invented: programs read these as facts, without the mark
 * of the page. `og:type` says only what kind of page it is, and Markdown has the mark below its dates: both take `entry`.
 */
export function factualEntry({ entry, sample }: Page): Page['entry'] {
  return sample ? undefined : entry
}

/** Path of a page as Markdown; undefined where it has neither a text nor figures nor a list of pages, such as a form. */
export function markdownPath(page: Page): string | undefined {
  const { path, indexed, repeats, ownText, listedPaths, figures } = page
  return indexed && !repeats && (ownText || listedPaths || figures) ? `${path}.md` : undefined
}

/** Every page that search engines may list, in groups. */
export function indexedGroups(
  all: readonly Page[],
): { id: SiteMapGroupId; pages: readonly Page[] }[] {
  const indexed = all.filter((page) => page.indexed)
  return siteMapGroupIds
    .map((id) => ({ id, pages: indexed.filter((page) => groupOf(page) === id) }))
    .filter(({ pages }) => pages.length > 0)
}

/** The same without the groups, in their order. */
export function indexedPages(all: readonly Page[]): Page[] {
  return indexedGroups(all).flatMap((group) => group.pages)
}

/** Headings of pages of one kind in a group that has several. */
const kindHeadings: Partial<Record<RouteId, KindHeading>> = {
  'hire.role': menus.hire.roles,
  'hire.skill': menus.hire.skills,
  'hire.country': menus.hire.countries,
}

/** The groups as `/sitemap` shows them. */
export function siteMapGroups(all: readonly Page[]): SiteMapGroup[] {
  return indexedGroups(all).map(({ id, pages }) => ({
    id,
    links: pages.map(({ id: route, path, title, description }) => ({
      path,
      title,
      description,
      under: kindHeadings[route],
    })),
  }))
}

function groupOf({ id, kind, repeats, params }: Page): SiteMapGroupId {
  if (kind === 'legal') return 'legal'
  if (repeats && !params.page) return 'topics'
  return siteMapGroupIds.find((group) => group === partOf(id)) ?? 'company'
}

/** The part of the site that a page belongs to: the first part of its route's id. */
export function partOf(id: RouteId): string {
  return id.split('.')[0]!
}
