import { feeds } from './feeds.ts'

/** Kinds of files that programs read beside the pages, in every live language, by their paths. */
const kinds = {
  sitemap: (path: string) => /^\/sitemap(-\d+)?\.xml$/.test(path),
  feed: (path: string) => feeds.some((feed) => path.endsWith(feed.path)),
  llms: (path: string) => path.endsWith('/llms.txt'),
  'llms-full': (path: string) => path.endsWith('/llms-full.txt'),
  markdown: (path: string) => path.endsWith('.md'),
} as const

export type CrawlerFileKind = keyof typeof kinds

/** Of which kind the file at a path would be; undefined for a page and any other file. */
export function crawlerFileKind(path: string): CrawlerFileKind | undefined {
  const all = Object.keys(kinds) as CrawlerFileKind[]
  return all.find((kind) => kinds[kind](path))
}
