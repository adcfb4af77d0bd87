import { pagePaths } from '../registry/pages.ts'
import { siteUrl } from '../site-url.ts'
import { crawlerFile, crawlerFiles } from './crawler-files.server.ts'
import { indexablePages } from './indexable-pages.server.ts'
import type { SiteFile } from './site-file.ts'

/** The files of a build, made for the address that it is for. */
export function builtFiles(now: Date): SiteFile[] {
  return crawlerFiles(siteUrl, dayOf(now))
}

/** One of these files, for development. */
export function builtFile(path: string, now: Date): SiteFile | undefined {
  return crawlerFile(path, siteUrl, dayOf(now))
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
