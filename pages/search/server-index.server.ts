import { readFileSync } from 'node:fs'
import {
  type SearchFile,
  documentsPath,
  type SearchIndex,
  searchIndex,
} from '../../components/search/search-index.ts'
import { pathInBuild } from '../../content/build-folder.server.ts'
import type { Locale } from '../../locales/locales.ts'

const made = new Map<string, SearchIndex>()

/**
 * The index of a language in the server's memory, made when it is first asked for. In development it follows the texts.
 * @throws RangeError when the build has no file of the language
 */
export async function serverIndex(locale: Locale): Promise<SearchIndex> {
  if (import.meta.env.DEV) {
    const { searchFile } = await import('./search-file.server.ts')
    return searchIndex(searchFile(locale))
  }
  const path = documentsPath(locale)
  const index = made.get(path) ?? searchIndex(fileAt(path))
  made.set(path, index)
  return index
}

function fileAt(href: string): SearchFile {
  const file = pathInBuild(`client${href}`)
  if (!file) throw new RangeError(`There is no file ${href}: npm run build`)
  return JSON.parse(readFileSync(file, 'utf8')) as SearchFile
}
