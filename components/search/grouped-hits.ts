import type { Hit } from './find-documents.ts'
import type { DocumentKind } from './search-document.ts'

/** Found documents of one kind. */
export type HitGroup = { kind: DocumentKind; hits: readonly Hit[] }

/**
 * Found documents by kind; the group with the best document comes first.
 * @param most how many of each kind are shown
 */
export function groupedHits(hits: readonly Hit[], most: number): HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    hits: hits.filter((hit) => hit.kind === kind).slice(0, most),
  }))
}
