import { documentsPath } from '../components/search/search-document.ts'
import type { SiteFile } from '../content/content-folder.server.ts'
import { liveLocales, type Locale } from '../locales/locales.ts'
import { crawlerFile, crawlerFiles as filesForCrawlers } from './crawlers/crawler-files.server.ts'
import { indexablePages } from './crawlers/sitemap-files.server.ts'
import { pagePaths } from './registry/pages.ts'
import { searchFile } from './search/search-file.server.ts'
import { siteUrl } from './site-url.ts'
export { sharePages } from './share-pictures.server.ts'

/*
 * What a build asks the code of the pages for. It becomes `dist/server/files.mjs`, which `server/build/site-files.ts` loads.
 */

/** The files for crawlers of a build, made for the address that it is for. */
export function crawlerFiles(now: Date): SiteFile[] {
  return filesForCrawlers(siteUrl, dayOf(now))
}

/** What the search of each language knows. */
export function searchFiles(): SiteFile[] {
  return liveLocales.map(fileForSearch)
}

function fileForSearch(locale: Locale): SiteFile {
  return { path: documentsPath(locale), text: `${JSON.stringify(searchFile(locale))}\n` }
}

/** One of all these files, for development. */
export function builtFile(path: string, now: Date): SiteFile | undefined {
  const searched = liveLocales.find((locale) => documentsPath(locale) === path)
  return searched ? fileForSearch(searched) : crawlerFile(path, siteUrl, dayOf(now))
}

/** Absolute addresses of the pages of a build that search engines may list. */
export function builtUrls(now: Date): string[] {
  return indexablePages(siteUrl, dayOf(now)).map(({ url }) => url)
}

/** Paths of the pages of a build, whoever may list them. */
export function builtPaths(): string[] {
  return pagePaths()
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
