import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '../../locales/locales.ts'
import { documentsAddress } from './documents-address.ts'
import type { SearchFile } from './search-document.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'

/** Folders with the files that browsers ask for: from the sources, and from the code of a build. */
const places = ['../../public', '../client', '../../client']

const made = new Map<string, SearchIndex>()

/**
 * The index of a language in the server's memory, made when it is first asked for.
 * @throws RangeError when nobody wrote the file of the language
 */
export function serverIndex(locale: Locale): SearchIndex {
  const address = documentsAddress(locale)
  const index = made.get(address) ?? searchIndex(fileAt(address))
  made.set(address, index)
  return index
}

function fileAt(address: string): SearchFile {
  const file = places
    .map((place) => fileURLToPath(new URL(place + address, import.meta.url)))
    .find((path) => existsSync(path))
  if (!file) throw new RangeError(`There is no file ${address}: npm run generate`)
  return JSON.parse(readFileSync(file, 'utf8')) as SearchFile
}
