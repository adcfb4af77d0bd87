import css from './Marked.module.css'
import { markedParts } from './query-terms.ts'

/** A text in which the words that answer a query are marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markedParts(text, terms).map(({ text: part, marked }, at) =>
    marked ? (
      <mark key={at} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
