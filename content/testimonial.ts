import type { Token, Tokens } from 'marked'
import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { readTitled } from './markdown.ts'
import { industries } from './taxonomy.ts'
import type { DrawingFile } from './drawing-file.ts'
import type { ReviewVideo } from './schema.ts'

/** `entry.json` of a testimonial. */
export const testimonialFacts = v.strictObject({
  sample: v.boolean(),
  /** Place in the grid, the lowest first: the newest. */
  order: v.pipe(v.number(), v.integer()),
  industry: v.picklist(industries),
  /** Name of the drawing behind the words; left out, the card is plain paper. */
  cover: v.optional(v.string()),
  /** First part of the names of its video's files and the video's length in seconds; null: none. */
  video: v.nullable(
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'is no name such as jana-reuter')),
      duration: v.pipe(v.number(), v.minValue(1), v.maxValue(60, 'is longer than a minute')),
    }),
  ),
})

export type TestimonialFacts = v.InferOutput<typeof testimonialFacts>

/** Words of a testimonial in one language, in the fields of E-03. */
export type TestimonialText = {
  reviewAuthorPhrase: string
  reviewAuthorName: string
  reviewAuthorPosition: string
}

/** A testimonial in the fields of E-03; the page puts the industry into words as `category`. */
export type Testimonial = Omit<TestimonialFacts, 'cover' | 'video'> &
  TestimonialText & { slug: string; BackgroundPicture?: DrawingFile; reviewLink?: ReviewVideo }

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
