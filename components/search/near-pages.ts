import { findDocuments, type Hit } from './find-documents.ts'
import type { SearchIndex } from './search-index.ts'

/** How many pages are offered. */
const most = 3

/**
 * Pages, stories and posts whose titles answer the words of an address that leads nowhere; the last
 * part of it says most.
 * @param pathname may hold anything, encoded
 */
export function nearPages(index: SearchIndex, pathname: string): Hit[] {
  const hits = partsOf(pathname)
    .flatMap((part) => findDocuments(index, part))
    .filter(({ kind, byTitle }) => byTitle && kind !== 'question' && kind !== 'technology')
  return [...new Map(hits.map((hit) => [hit.path, hit])).values()].slice(0, most)
}

/** Parts of a path as words, the last one first; a file's ending says nothing. */
function partsOf(pathname: string): string[] {
  const parts = pathname.replace(/\.[a-z0-9]+$/i, '').split('/')
  return parts.map((part) => decoded(part).replace(/[-_.+]+/g, ' ')).toReversed()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
