import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `pages/crawlers/built-files.server.ts` gives, as the build holds it. */
export type CrawlerModule = {
  builtFiles: (now: Date) => { path: string; text: string }[]
  builtFile: (path: string, now: Date) => { path: string; text: string } | undefined
  builtUrls: (now: Date) => string[]
  builtPaths: () => string[]
}

/**
 * Lays sitemap, feeds, `llms.txt` and Markdown beside the pre-rendered pages.
 * @param out folder of a finished build
 * @returns their paths from the folder of the pages
 */
export async function writeCrawlerFiles(out: string, now: Date): Promise<string[]> {
  const { builtFiles } = await crawlerModule(out)
  const files = builtFiles(now)
  for (const { path, text } of files) {
    const file = join(out, 'client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return files.map(({ path }) => join('.', path))
}

/** Loads the code of the build that knows pages and content. */
export async function crawlerModule(out: string): Promise<CrawlerModule> {
  return import(pathToFileURL(join(out, 'server', 'crawlers.mjs')).href)
}
