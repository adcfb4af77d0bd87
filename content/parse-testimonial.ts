import type { Token, Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { readTitled } from './markdown.ts'
import type { TestimonialText } from './schema.ts'

/**
 * Reads the words of a testimonial: the name as title, a paragraph with the position, then the quote.
 * @throws ContentError when one of them is missing or something else is there
 */
export function parseTestimonial(file: string, text: string, locale: Locale): TestimonialText {
  const { title, body } = readTitled(file, text, locale)
  const [position, written, more] = body
  if (!/\S\s+\S/.test(title)) throw new ContentError(file, 'name', 'is no "# Name Surname"')
  if (position?.type !== 'paragraph') {
    throw new ContentError(file, 'position', 'is missing: write it as a paragraph below the name')
  }
  if (written?.type !== 'blockquote') {
    throw new ContentError(file, 'phrase', 'is missing: write it as "> words" below the position')
  }
  if (more) throw new ContentError(file, 'phrase', `is followed by more: ${more.raw.trim()}`)
  return {
    reviewAuthorPhrase: phrase(file, written as Tokens.Blockquote),
    reviewAuthorName: title,
    reviewAuthorPosition: position.text,
  }
}

/** One paragraph of plain words: the card shows them as they are. */
function phrase(file: string, { tokens }: Tokens.Blockquote): string {
  const [text, more] = tokens as (Token & { tokens?: Token[] })[]
  const plain = text?.tokens?.every(({ type }) => type === 'text' || type === 'escape')
  if (text?.type !== 'paragraph' || more || !plain) {
    throw new ContentError(file, 'phrase', 'needs one paragraph without marks')
  }
  return (text as Tokens.Paragraph).text.replace(/\s+/g, ' ').replace(quotationMarks, '')
}

/** The marks around a whole quotation, in the languages of the site: the design sets none. */
export const quotationMarks = /^["“„«»]|["”“«»]$/g
