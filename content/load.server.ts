import type { Locale } from '../locales/locales.ts'
import { authorLabel } from './author-label.ts'
import { company } from './company.ts'
import { contentFile, pageText, slugsOf, textLocale } from './content-files.server.ts'
import { ContentFault } from './content-fault.ts'
import { drawingFile } from './drawing-file.server.ts'
import { newestFirst } from './newest-first.ts'
import { parseFacts } from './parse-facts.ts'
import { parseLegal } from './parse-legal.ts'
import { parsePost } from './parse-post.ts'
import { parseStory } from './parse-story.ts'
import { parseTestimonial } from './parse-testimonial.ts'
import { remembered } from './remembered.ts'
import { reviewVideo } from './review-video.server.ts'
import {
  type ClientWords,
  type CompanySlug,
  hiringFacts,
  industryFacts,
  type LegalPage,
  type LegalSlug,
  legalFacts,
  pageFacts,
  type Post,
  postFacts,
  serviceFacts,
  type ServiceSlug,
  type Story,
  storyFacts,
  testimonialFacts,
} from './schema.ts'
import { industries } from './taxonomy.ts'

/** All stories that exist in a language, in the order of their facts. */
export function stories(locale: Locale): Story[] {
  return slugsOf('success-stories')
    .map((slug) => readStory(slug, locale))
    .sort((left, right) => left.order - right.order)
}

/** One story; undefined when nobody wrote it. */
export function story(locale: Locale, slug: string): Story | undefined {
  return slugsOf('success-stories').includes(slug) ? readStory(slug, locale) : undefined
}

/** The stories that menus and footer show. */
export function featuredStories(locale: Locale): Story[] {
  return stories(locale).slice(0, 3)
}

/** All posts that exist in a language, the newest first. */
export function posts(locale: Locale): Post[] {
  return slugsOf('blog')
    .map((slug) => readPost(slug, locale))
    .sort(newestFirst)
}

/** One post; undefined when nobody wrote it. */
export function post(locale: Locale, slug: string): Post | undefined {
  return slugsOf('blog').includes(slug) ? readPost(slug, locale) : undefined
}

/** All testimonials that exist in a language, in the order of their facts. */
export function testimonials(locale: Locale): ClientWords[] {
  return slugsOf('testimonials')
    .map((slug) => readTestimonial(slug, locale))
    .sort((left, right) => left.order - right.order)
}

/** A legal page. */
export const legalPage = remembered((locale: Locale, slug: LegalSlug): LegalPage => {
  const facts = parseFacts(legalFacts, ...contentFile('legal', slug, 'entry.json'))
  return {
    ...facts,
    ...parseLegal(...contentFile('legal', slug, `${textLocale(locale)}.md`), locale),
  }
})

/** Slugs of the industries that have a page, in the order of the taxonomy. */
export function industrySlugs(): string[] {
  const order = (slug: string) => industries.indexOf(industryEntry(slug).industry)
  return slugsOf('industries').sort((left, right) => order(left) - order(right))
}

/** The page of an industry; undefined when nobody wrote it. */
export function industryPage(locale: Locale, slug: string) {
  if (!slugsOf('industries').includes(slug)) return undefined
  return { slug, ...industryEntry(slug), text: pageText('industries', slug, locale, 'industry') }
}

/** The page of the industry that has sections of its own. */
export function healthcarePage(locale: Locale) {
  const text = pageText('industries', 'healthcare', locale, 'healthcare')
  return { slug: 'healthcare', ...industryEntry('healthcare'), text }
}

/** The page of a service. */
export function servicePage<Slug extends ServiceSlug>(locale: Locale, slug: Slug) {
  const facts = parseFacts(serviceFacts, ...contentFile('services', slug, 'entry.json'))
  return { ...facts, text: pageText('services', slug, locale, slug) }
}

/** A page about the company, or a list. */
export function companyPage<Slug extends CompanySlug>(locale: Locale, slug: Slug) {
  const facts = parseFacts(pageFacts, ...contentFile('pages', slug, 'entry.json'))
  return { ...facts, text: pageText('pages', slug, locale, slug) }
}

/** The three ways of working together, and how they compare. */
export function modelTexts(locale: Locale) {
  return pageText('shared', 'models', locale, 'models')
}

/** The stages of hiring, which select first and then start the work. */
export function hiringStages(locale: Locale) {
  const { selection, start } = parseFacts(
    hiringFacts,
    ...contentFile('shared', 'hiring', 'entry.json'),
  )
  const [path] = contentFile('shared', 'hiring', 'entry.json')
  const { parts } = pageText('shared', 'hiring', locale, 'hiring').sections.stages
  if (parts.map(({ id }) => id).join() !== [...selection, ...start].join()) {
    throw new ContentFault(path, 'selection, start', 'must name the parts of the text in order')
  }
  return parts.map((part) => ({ ...part, selects: selection.includes(part.id) }))
}

/** What is known of an industry beside its words. */
export function industryEntry(slug: string) {
  return parseFacts(industryFacts, ...contentFile('industries', slug, 'entry.json'))
}

const readStory = remembered((slug: string, locale: Locale): Story => {
  const facts = parseFacts(storyFacts, ...contentFile('success-stories', slug, 'entry.json'))
  const words = parseStory(
    ...contentFile('success-stories', slug, `${textLocale(locale)}.md`),
    locale,
  )
  return { slug, ...facts, ...words }
})

const readPost = remembered((slug: string, locale: Locale): Post => {
  const [path, text] = contentFile('blog', slug, 'entry.json')
  const { cover, author = `${company.name} Team`, ...facts } = parseFacts(postFacts, path, text)
  const words = parsePost(...contentFile('blog', slug, `${textLocale(locale)}.md`), locale)
  const image = drawingFile(path, 'cover', cover)
  return { slug, ...facts, ...words, image, author: authorLabel(author) }
})

const readTestimonial = remembered((slug: string, locale: Locale): ClientWords => {
  const [path, text] = contentFile('testimonials', slug, 'entry.json')
  const { cover, video, ...facts } = parseFacts(testimonialFacts, path, text)
  const words = parseTestimonial(
    ...contentFile('testimonials', slug, `${textLocale(locale)}.md`),
    locale,
  )
  const BackgroundPicture = cover === undefined ? undefined : drawingFile(path, 'cover', cover)
  const reviewLink = video ? reviewVideo(path, video, words.reviewAuthorPhrase) : undefined
  return { slug, ...facts, ...words, BackgroundPicture, reviewLink }
})
