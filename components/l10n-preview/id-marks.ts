import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { idBehind } from '../../locales/locale-messages.ts'
import type { PreviewMode } from '../../locales/preview.ts'
import type { Messages } from '../text/IntlRoot.tsx'

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

type Tree = MessageFormatElement[]

/**
 * Messages for a mode of the preview, each between its marks.
 * @param english texts of the source language, shown in the mode `en` where they differ
 */
export function markedMessages(
  messages: Messages,
  mode: PreviewMode,
  english: Readonly<Record<string, Tree>>,
): Messages {
  return Object.fromEntries(
    Object.entries(messages as Record<string, Tree>).map(([key, tree]) => {
      const id = idBehind(key)
      const { before, after } = marksOf(id)
      return [key, [literal(before), ...shown(id, tree, mode, english[id]), literal(after)]]
    }),
  ) as Messages
}

function shown(id: string, tree: Tree, mode: PreviewMode, english: Tree | undefined): Tree {
  if (mode === 'keys') return [literal(id)]
  if (mode === 'ids' || !english || JSON.stringify(english) === JSON.stringify(tree)) return tree
  return [...tree, literal(' ⟦'), ...english, literal('⟧')]
}

/** An element of plain text (TYPE.literal is 0). */
function literal(value: string): MessageFormatElement {
  return { type: 0, value }
}
