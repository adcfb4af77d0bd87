import { type Page, indexedPages } from '../registry/page.ts'
import { liveLocales } from '../../locales/locales.ts'
import { pages } from '../registry/pages.ts'
import { momentOf, newestDay, refuseDaysToCome } from './entry-days.ts'
import { escapedAttribute } from '../../content/html-text.ts'
import type { SiteFile } from '../../server/contract/site-outputs.ts'

/**
 * Every page that search engines may list, in every live language, with the day of its text or the newest that it
 * shows.
 * @param today such as 2026-11-22; nothing may be dated later
 * @throws ContentError for a day to come
 */
export function indexablePages(siteUrl: string, today: string): SitemapPage[] {
  return liveLocales.flatMap((locale) => {
    const all = pages(locale)
    refuseDaysToCome(all, today)
    return indexedPages(all).map((page) => sitemapPage(page, siteUrl))
  })
}

function sitemapPage({ path, days = [] }: Page, siteUrl: string): SitemapPage {
  const day = newestDay(days)
  return { url: siteUrl + path, ...(day ? { changed: momentOf(day) } : {}) }
}

/** A page that search engines may list. */
export type SitemapPage = {
  /** Absolute. */
  url: string
  /** Moment of the last change, ISO 8601 with zone; left out where nothing dated is on the page. */
  changed?: string
}

/** What one file may hold (https://www.sitemaps.org/protocol.html); bytes are counted uncompressed. */
type Limits = { urls: number; bytes: number }

const protocolLimits: Limits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const opening = `${declaration}<urlset xmlns="${namespace}">\n`
const closing = '</urlset>\n'

/**
 * `/sitemap.xml` with all pages; above the limits an index of `/sitemap-1.xml` and so on
 * (https://www.sitemaps.org/protocol.html#index). The languages of a page stand in its head alone.
 */
export function sitemapFiles(
  entries: readonly SitemapPage[],
  siteUrl: string,
  limits: Limits = protocolLimits,
): SiteFile[] {
  const [only = '', ...more] = parts(entries.map(urlElement), limits)
  if (more.length === 0) return [{ path: '/sitemap.xml', text: opening + only + closing }]
  const files = [only, ...more].map((urls, at) => ({
    path: `/sitemap-${at + 1}.xml`,
    text: opening + urls + closing,
  }))
  const sitemaps = files.map(
    ({ path }) => `<sitemap><loc>${escapedAttribute(siteUrl + path)}</loc></sitemap>\n`,
  )
  const index = `${declaration}<sitemapindex xmlns="${namespace}">\n${sitemaps.join('')}</sitemapindex>\n`
  return [{ path: '/sitemap.xml', text: index }, ...files]
}

/** The elements in as few texts as the limits allow. */
function parts(elements: readonly string[], limits: Limits): string[] {
  const frame = Buffer.byteLength(opening + closing)
  const texts: string[] = []
  let [count, bytes] = [0, 0]
  for (const element of elements) {
    const size = Buffer.byteLength(element)
    if (count === 0 || count === limits.urls || frame + bytes + size > limits.bytes) {
      texts.push('')
      ;[count, bytes] = [0, 0]
    }
    texts[texts.length - 1] += element
    count += 1
    bytes += size
  }
  return texts
}

function urlElement({ url, changed }: SitemapPage): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escapedAttribute(url)}</loc>${lastmod}</url>\n`
}
