import type { Token, Tokens } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentFault } from './content-fault.ts'
import { readTitled } from './markdown.ts'
import type { TestimonialText } from './schema.ts'
import { quotationMarks } from './quotation-marks.ts'

/**
 * Reads the words of a testimonial: the name as title, a paragraph with the position, then the quote.
 * @throws ContentFault when one of them is missing or something else stands there
 */
export function parseTestimonial(file: string, text: string, locale: Locale): TestimonialText {
  const { title, body } = readTitled(file, text, locale)
  const [position, words, more] = body
  if (!/\S\s+\S/.test(title)) throw new ContentFault(file, 'name', 'is no "# Name Surname"')
  if (position?.type !== 'paragraph') {
    throw new ContentFault(file, 'position', 'is missing: write it as a paragraph below the name')
  }
  if (words?.type !== 'blockquote') {
    throw new ContentFault(file, 'phrase', 'is missing: write it as "> words" below the position')
  }
  if (more) throw new ContentFault(file, 'phrase', `is followed by more: ${more.raw.trim()}`)
  return {
    reviewAuthorPhrase: phrase(file, words as Tokens.Blockquote),
    reviewAuthorName: title,
    reviewAuthorPosition: position.text,
  }
}

/** One paragraph of plain words: the card shows them as they are. */
function phrase(file: string, { tokens }: Tokens.Blockquote): string {
  const [words, more] = tokens as (Token & { tokens?: Token[] })[]
  const plain = words?.tokens?.every(({ type }) => type === 'text' || type === 'escape')
  if (words?.type !== 'paragraph' || more || !plain) {
    throw new ContentFault(file, 'phrase', 'needs one paragraph without marks')
  }
  return (words as Tokens.Paragraph).text.replace(/\s+/g, ' ').replace(quotationMarks, '')
}
