import { localeRecord, type Locale } from '../locales/locales.ts'
import { authorLabel } from './author-label.ts'
import { company } from './company.ts'
import { ContentFault } from './content-fault.ts'
import { drawingFile } from './drawing-file.server.ts'
import { availability } from './facts/availability.ts'
import { newestFirst } from './newest-first.ts'
import { parseFacts } from './parse-facts.ts'
import { parseLegal } from './parse-legal.ts'
import { parsePost } from './parse-post.ts'
import { parseStory } from './parse-story.ts'
import { parseTestimonial } from './parse-testimonial.ts'
import {
  type ClientWords,
  type LegalPage,
  type LegalSlug,
  legalFacts,
  type Post,
  postFacts,
  type Story,
  storyFacts,
  testimonialFacts,
} from './schema.ts'

/** The only reader of content: everything behind it is checked and typed. */
const files = import.meta.glob<string>(
  './{success-stories,legal,blog,testimonials}/*/*.{json,md}',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** All stories that exist in a language, in the order of their facts. */
export function stories(locale: Locale): Story[] {
  return slugs('success-stories')
    .map((slug) => readStory(slug, locale))
    .sort((left, right) => left.order - right.order)
}

/** One story; undefined when nobody wrote it. */
export function story(locale: Locale, slug: string): Story | undefined {
  return slugs('success-stories').includes(slug) ? readStory(slug, locale) : undefined
}

/** The stories that menus and footer show. */
export function featuredStories(locale: Locale): Story[] {
  return stories(locale).slice(0, 3)
}

/** All posts that exist in a language, the newest first. */
export function posts(locale: Locale): Post[] {
  return slugs('blog')
    .map((slug) => readPost(slug, locale))
    .sort(newestFirst)
}

/** All testimonials that exist in a language, in the order of their facts. */
export function testimonials(locale: Locale): ClientWords[] {
  return slugs('testimonials')
    .map((slug) => readTestimonial(slug, locale))
    .sort((left, right) => left.order - right.order)
}

/** A legal page. */
export function legalPage(locale: Locale, slug: LegalSlug): LegalPage {
  const facts = parseFacts(legalFacts, ...file('legal', slug, 'entry.json'))
  return { ...facts, ...parseLegal(...file('legal', slug, `${textLocale(locale)}.md`), locale) }
}

/** Entries marked as samples, as `<kind>/<slug>` (rulings 4). */
export function sampleEntries(): string[] {
  const facts = availability.sample ? ['facts/availability'] : []
  const entries = ['success-stories', 'legal', 'blog', 'testimonials'].flatMap((kind) =>
    slugs(kind)
      .filter((slug) => JSON.parse(file(kind, slug, 'entry.json')[1]).sample === true)
      .map((slug) => `${kind}/${slug}`),
  )
  return [...entries, ...facts]
}

function readStory(slug: string, locale: Locale): Story {
  const facts = parseFacts(storyFacts, ...file('success-stories', slug, 'entry.json'))
  const words = parseStory(...file('success-stories', slug, `${textLocale(locale)}.md`), locale)
  return { slug, ...facts, ...words }
}

function readPost(slug: string, locale: Locale): Post {
  const [path, text] = file('blog', slug, 'entry.json')
  const { cover, author = `${company.name} Team`, ...facts } = parseFacts(postFacts, path, text)
  const words = parsePost(...file('blog', slug, `${textLocale(locale)}.md`), locale)
  const image = drawingFile(path, 'cover', cover)
  return { slug, ...facts, ...words, image, author: authorLabel(author) }
}

function readTestimonial(slug: string, locale: Locale): ClientWords {
  const [path, text] = file('testimonials', slug, 'entry.json')
  const { cover, video: _, ...facts } = parseFacts(testimonialFacts, path, text)
  const words = parseTestimonial(...file('testimonials', slug, `${textLocale(locale)}.md`), locale)
  const BackgroundPicture = cover === undefined ? undefined : drawingFile(path, 'cover', cover)
  return { slug, ...facts, ...words, BackgroundPicture }
}

/** Pseudo-locales show the English texts of content: only messages are transformed. */
function textLocale(locale: Locale): Locale {
  return localeRecord(locale).state === 'pseudo' ? 'en' : locale
}

function slugs(kind: string): string[] {
  const prefix = `./${kind}/`
  const names = Object.keys(files).filter((path) => path.startsWith(prefix))
  return [...new Set(names.map((path) => path.slice(prefix.length).split('/')[0]!))].sort()
}

/** Path and text of one file of an entry. */
function file(kind: string, slug: string, name: string): [path: string, text: string] {
  const text = files[`./${kind}/${slug}/${name}`]
  const path = `content/${kind}/${slug}/${name}`
  if (text === undefined) throw new ContentFault(path, '(whole file)', 'is missing')
  return [path, text]
}
