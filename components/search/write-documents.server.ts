import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Locale, locales } from '../../locales/locales.ts'
import type { LoadSiteModule } from '../../locales/tools/site-modules.ts'
import type { SearchFile } from './search-document.ts'

const folder = new URL('../../public/search-documents/', import.meta.url)

type Search = { searchFile: (locale: Locale) => SearchFile }

/**
 * Writes what the search of each language knows as a file, read by the server and by the browser. Pages and
 * content are loaded through Vite, as in the build.
 * @returns for each language the number of documents
 */
export async function writeDocuments(load: LoadSiteModule): Promise<Record<string, number>> {
  const { searchFile } = await load<Search>('/pages/search/search-file.server.ts')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const live = locales.filter(({ state }) => state === 'live')
  const files = live.map(({ code }): [string, SearchFile] => [code, searchFile(code)])
  for (const [code, file] of files) {
    writeFileSync(new URL(`${code}.json`, folder), `${JSON.stringify(file)}\n`)
  }
  return Object.fromEntries(files.map(([code, { documents }]) => [code, documents.length]))
}

/** Writes the documents of the site and says how many there are. */
export async function run(load: LoadSiteModule): Promise<void> {
  console.info('Search documents:', await writeDocuments(load))
}
