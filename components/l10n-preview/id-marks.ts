/**
 * Marks of a message in a text: its id in tag characters (U+E0021 … U+E007E), which every font shows as
 * nothing. So a message is found again wherever its text ends up, in an attribute as on screen, and no
 * element is added to the page.
 * Source: https://www.unicode.org/charts/PDF/UE0000.pdf
 */
const offset = 0xe0000
const begin = '\u{E0001}'
const end = '\u{E007F}'
const close = '\u{E0020}'

const hidden = (id: string) =>
  Array.from(id, (letter) => String.fromCodePoint(letter.codePointAt(0)! + offset)).join('')
const visible = (tags: string) =>
  Array.from(tags, (tag) => String.fromCodePoint(tag.codePointAt(0)! - offset)).join('')

/** What is before and after a message. */
export function marksOf(id: string): { before: string; after: string } {
  return { before: begin + hidden(id) + close, after: end + hidden(id) + close }
}

/** A mark in a text: where it starts and ends, counted as `String.length` counts. */
export type Mark = { id: string; kind: 'begin' | 'end'; from: number; to: number }

const mark = /([\u{E0001}\u{E007F}])([\u{E0021}-\u{E007E}]+)\u{E0020}/gu

/** All marks of a text in their order. */
export function readMarks(text: string): Mark[] {
  return Array.from(text.matchAll(mark), ({ 0: whole, 1: kind, 2: tags, index }) => ({
    id: visible(tags!),
    kind: kind === begin ? 'begin' : 'end',
    from: index,
    to: index + whole.length,
  }))
}

/** The text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '')
}
