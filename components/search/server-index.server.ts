import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '../../locales/locales.ts'
import { documentsPath } from './documents-path.ts'
import type { SearchFile } from './search-document.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'

/** Folders with the files that browsers ask for: from the sources, and from the code of a build. */
const paths = ['../../public', '../client', '../../client']

const made = new Map<string, SearchIndex>()

/**
 * The index of a language in the server's memory, made when it is first asked for.
 * @throws RangeError when nobody wrote the file of the language
 */
export function serverIndex(locale: Locale): SearchIndex {
  const path = documentsPath(locale)
  const index = made.get(path) ?? searchIndex(fileAt(path))
  made.set(path, index)
  return index
}

function fileAt(href: string): SearchFile {
  const file = paths
    .map((path) => fileURLToPath(new URL(path + href, import.meta.url)))
    .find((path) => existsSync(path))
  if (!file) throw new RangeError(`There is no file ${href}: npm run generate`)
  return JSON.parse(readFileSync(file, 'utf8')) as SearchFile
}
