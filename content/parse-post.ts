import type { Token } from 'marked'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { type MarkdownFile, readMarkdown, toHtml, toInlineHtml } from './markdown.ts'
import { plateSection, plateWords } from './entry-plate.ts'
import type { PostText } from './schema.ts'
import { checkSearchResult, refuseSoftHyphen } from './search-result.ts'
import { wordCount } from './text-measures.ts'

/** So much of it lists show whole. */
const longestExcerpt = 90

/** How much of a text with figures and code is read in a minute. */
const wordsPerMinute = 200

/**
 * Reads what lists say of a post, and no more of it: a list may hold thousands.
 * @throws ContentError when preview or excerpt is missing, or search results would cut title or preview
 */
export function parsePostSummary(
  file: string,
  text: string,
  locale: Locale,
): Omit<PostText, 'plateWords' | 'sections'> {
  const [opening, ...sections] = text.split(/^(?=## )/m)
  const drawn = sections.filter((section) => section.includes(`{#${plateSection}}`))
  const read = readMarkdown(file, [opening, ...drawn].join(''), locale)
  return readPost(file, text, read)
}

/**
 * Reads the words of a post.
 * @throws ContentError as for a summary, and when its sections are missing
 */
export function parsePost(file: string, text: string, locale: Locale): PostText {
  const read = readMarkdown(file, text, locale)
  const { sections } = read
  const summary = readPost(file, text, read)
  if (sections.length === 0) {
    throw new ContentError(file, 'sections', 'are missing: add "## Heading {#some-id}"')
  }
  const at = sections.findIndex(({ id }) => id === plateSection)
  if (at === 0)
    throw new ContentError(file, plateSection, 'comes first: put it below what it explains')
  return {
    ...summary,
    sections: sections
      .filter(({ id }) => id !== plateSection)
      .map(({ id, title, tokens }) => ({
        id,
        title,
        html: `<h2 id="${id}">${toInlineHtml(title)}</h2>\n${toHtml(tokens)}`,
      })),
    ...(at > 0 && {
      plateWords: { ...plateWords(file, sections[at]!), below: sections[at - 1]!.id },
    }),
  }
}

function readPost(file: string, text: string, { title, opening, sections }: MarkdownFile) {
  const [preview = '', excerpt = '', ...more] = opening
  if (excerpt === '' || more.length > 0) {
    throw new ContentError(
      file,
      'preview, excerpt',
      'need a paragraph each between title and first section',
    )
  }
  if (excerpt.length > longestExcerpt) {
    throw new ContentError(
      file,
      'excerpt',
      `is ${excerpt.length} characters long: lists show ${longestExcerpt} and cut what is longer`,
    )
  }
  refuseSoftHyphen(file, title)
  checkSearchResult(file, { title, description: preview, field: 'preview' })
  const drawn = sections.find(({ id }) => id === plateSection)
  const inDrawing = drawn ? wordCount(`${drawn.title}\n${rawOf(drawn.tokens)}`) : 0
  const words = wordCount(text) - wordCount(excerpt) - inDrawing
  return {
    title,
    preview,
    excerpt,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  }
}

function rawOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join('')
}
