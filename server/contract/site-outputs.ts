/** A file that a build lays beside the pages, such as the sitemap. */
export type SiteFile = {
  /** Its address without the host. */
  path: string
  text: string
}

/** What share pictures say, for `components/share`, which alone knows more of it. */
export type SharePages = readonly object[]

/** What a build asks the code of the pages for: `pages/site-outputs.server.ts` gives it. */
export type SiteOutputs = {
  /** The files for crawlers, made for the address that the build is for. */
  crawlerFiles: (now: Date) => SiteFile[]
  /** What the search of each language knows. */
  searchFiles: () => SiteFile[]
  /** One of all these files, made for development at each request. */
  freshFile: (path: string, now: Date) => SiteFile | undefined
  /** Absolute addresses of the pages that search engines may list. */
  indexableUrls: (now: Date) => string[]
  /** Paths of the pages, whoever may list them. */
  pagePaths: () => string[]
  sharePages: () => SharePages
}
