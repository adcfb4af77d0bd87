import * as v from 'valibot'
import type { Token } from 'marked'
import { sourceList } from './cited-sources.ts'
import { day } from './parse-facts.ts'
import {
  entryPlate,
  plateSection,
  parsePlateWords,
  type PlateWords,
  type PostPlate,
} from './entry-plate.ts'
import { postCategories, type PostCategory } from './taxonomy.ts'
import { company } from './company.ts'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { type MarkdownFile, readMarkdown, toHtml, toInlineHtml } from './markdown.ts'
import { checkSearchResult, refuseSoftHyphen } from './search-result.ts'
import { wordCount } from './text-measures.ts'
import type { DrawingFile } from './drawing-file.ts'
import type { Language, Changed } from './schema.ts'

/** Words of a post in one language; the `html` of a section begins with its heading. */
export type PostText = {
  title: string
  /** For the page's description; search results show it whole. */
  preview: string
  /** For cards in lists, which show it whole. */
  excerpt: string
  sections: readonly { id: string; title: string; html: string }[]
  /** Stands below the section with the id. */
  plateWords?: PlateWords & { below: string }
  /** How long it takes to read, counted from its words. */
  minutes: number
}

/** A blog post with its facts and words. */
export type Post = Omit<PostFacts, 'author' | 'plate'> &
  Omit<PostText, 'plateWords'> &
  Language &
  Changed & { slug: string; image: DrawingFile; author: string; plate?: PostPlate }

/** What lists say of a post. */
export type PostSummary = Omit<Post, 'plate' | 'sections'>

const tag = v.pipe(
  v.string(),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} .+#-]{0,28}[\p{L}\p{N}+#])?$/u,
    'is no tag: use at most 30 letters, digits, spaces, dots, + or #',
  ),
)

/** `entry.json` of a blog post. */
export const postFacts = v.strictObject({
  sample: v.boolean(),
  published: day,
  category: v.picklist(Object.keys(postCategories) as [PostCategory, ...PostCategory[]]),
  tags: v.pipe(
    v.array(tag),
    v.minLength(1, 'needs at least one tag'),
    v.check(
      (tags) => new Set(tags.map((one) => one.toLowerCase())).size === tags.length,
      'holds a tag twice',
    ),
  ),
  /** Name of a drawing. */
  cover: v.string(),
  /** Left out, the company's team. */
  author: v.optional(v.pipe(v.string(), v.nonEmpty())),
  sources: sourceList,
  /** The drawing that explains what the section before its words says. */
  plate: v.optional(entryPlate),
})

export type PostFacts = v.InferOutput<typeof postFacts>

/**
 * The author of a post as the site names it (K-06, A-67): the team of the former owner becomes ours,
 * also inside a longer label; other authors stay. It runs where posts are read, so that the old name
 * gets neither into pages nor into scripts.
 */
export function authorLabel(label: string): string {
  return label.replace(/devico team/gi, `${company.name} Team`).replace(/devico/gi, company.name)
}

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
      plateWords: { ...parsePlateWords(file, sections[at]!), below: sections[at - 1]!.id },
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
