import css from './Marked.module.css'
import { termsOfWord, wordPattern } from './query-terms.ts'

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

/** Whether a word of the text answers a query. */
export function showsTerms(text: string, terms: readonly string[]): boolean {
  return markedParts(text, terms).some(({ marked }) => marked)
}

/** A piece of a text, and whether it answers a query. */
type MarkedPart = { text: string; marked: boolean }

/** Cuts a text at the words that are among the terms; a word counts whole. */
export function markedParts(text: string, terms: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!termsOfWord(word).some((term) => terms.includes(term))) continue
    if (index > end) parts.push({ text: text.slice(end, index), marked: false })
    parts.push({ text: word, marked: true })
    end = index + word.length
  }
  return end < text.length ? [...parts, { text: text.slice(end), marked: false }] : parts
}
