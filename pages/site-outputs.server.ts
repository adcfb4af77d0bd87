import { documentsPath } from '../components/search/search-index.ts'
import type { SiteFile, SiteOutputs } from '../server/contract/site-outputs.ts'
import { liveLocales, type Locale } from '../locales/locales.ts'
import { crawlerFile, crawlerFiles } from './crawlers/crawler-files.server.ts'
import { indexablePages } from './crawlers/sitemap-files.server.ts'
import { pagePaths } from './registry/pages.ts'
import { searchFile } from './search/search-file.server.ts'
import { sharePages } from './share-pictures.server.ts'
import { siteUrl } from './site-url.ts'

/** Becomes `dist/server/outputs.mjs`, which `server/build/site-files.ts` loads. */
export const siteOutputs: SiteOutputs = {
  crawlerFiles: (now) => crawlerFiles(siteUrl, dayOf(now)),
  searchFiles: () => liveLocales.map(fileForSearch),
  freshFile(path, now) {
    const searched = liveLocales.find((locale) => documentsPath(locale) === path)
    return searched ? fileForSearch(searched) : crawlerFile(path, siteUrl, dayOf(now))
  },
  indexableUrls: (now) => indexablePages(siteUrl, dayOf(now)).map(({ url }) => url),
  pagePaths,
  sharePages,
}

function fileForSearch(locale: Locale): SiteFile {
  return { path: documentsPath(locale), text: `${JSON.stringify(searchFile(locale))}\n` }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
