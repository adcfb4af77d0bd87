import type { DocumentSlug } from './procurement.ts'
import { defaultLocale, type Locale } from '../locales/locales.ts'
import { company } from './company.ts'
import { contentFile, hasWords, slugsOf, changeDay, textFile } from './content-files.server.ts'
import { coverName } from './cover-names.ts'
import { ContentError } from './content-error.ts'
import type { ContentFolder } from './content-folder.server.ts'
import { href } from '../locales/addresses.ts'
import { type EntryPlate, plateSection, writtenPlate } from './entry-plate.ts'
import { newestFirst } from './blog-lists.ts'
import { parseFacts } from './parse-facts.ts'
import { parseLegal, type LegalPage, type LegalSlug, legalFacts } from './legal-text.ts'
import {
  parsePost,
  parsePostSummary,
  authorLabel,
  postFacts,
  type Post,
  type PostSummary,
} from './post.ts'
import { checkHeadlineResult } from './headline-result.ts'
import { parseStory } from './parse-story.ts'
import { parseTestimonial, type Testimonial, testimonialFacts } from './testimonial.ts'
import { parseWorkSample } from './parse-work-sample.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
import { drawingFile, drawingFileIfAny, reviewVideo } from './media-files.server.ts'
import { type Story, storyFacts } from './story.ts'
import { storyLabels } from './story-labels.server.ts'
import { type WorkSample, workSampleFacts } from './work-sample.ts'

/** All stories, in the order of their facts; what nobody wrote in the language comes in English with `language: 'en'`. */
export const stories = memoizeReader((locale: Locale): readonly Story[] =>
  slugsOf('success-stories')
    .map((slug) => readStory(slug, locale))
    .sort((left, right) => left.order - right.order),
)

/** One story; undefined in a live language in which nobody wrote it. */
export function story(locale: Locale, slug: string): Story | undefined {
  return hasWords('success-stories', slug, locale) ? readStory(slug, locale) : undefined
}

/** All work samples, in the order of their facts, and in English as stories are. */
export const workSamples = memoizeReader((locale: Locale): readonly WorkSample[] =>
  slugsOf('work-samples')
    .map((slug) => readWorkSample(slug, locale))
    .sort((left, right) => left.order - right.order),
)

/** One work sample; undefined in a live language in which nobody wrote it. */
export function workSample(locale: Locale, slug: string): WorkSample | undefined {
  return hasWords('work-samples', slug, locale) ? readWorkSample(slug, locale) : undefined
}

/** All posts, the newest first, and in English as stories are. */
export const posts = memoizeReader((locale: Locale): readonly PostSummary[] =>
  slugsOf('blog')
    .map((slug) => readPost(slug, locale, parsePostSummary))
    .sort(newestFirst(({ published }) => published)),
)

/** One post; undefined in a live language in which nobody wrote it. */
export function post(locale: Locale, slug: string): Post | undefined {
  return hasWords('blog', slug, locale) ? readPost(slug, locale, drawnPost) : undefined
}

/** Whether an entry has a page in the language for which it was read: what comes in English has none. */
export function hasPage({ language }: { language?: Locale }): boolean {
  return language === undefined
}

/** All testimonials that have words to show in a language, in the order of their facts. */
export function testimonials(locale: Locale): Testimonial[] {
  return slugsOf('testimonials')
    .filter((slug) => hasWords('testimonials', slug, locale))
    .map((slug) => readTestimonial(slug, locale))
    .sort((left, right) => left.order - right.order)
}

/** A legal page. */
export function legalPage(locale: Locale, slug: LegalSlug): LegalPage {
  return sectionedPage(locale, 'legal', slug)
}

/** An outline that buyers read before a contract; it is written as a legal page is. */
export function documentPage(locale: Locale, slug: DocumentSlug): LegalPage {
  return sectionedPage(locale, 'documents', slug)
}

/** The work sample that fills in an outline; undefined where nobody wrote one in the language. */
export function filledIn(
  locale: Locale,
  document: DocumentSlug,
): { title: string; path: string } | undefined {
  const sample = workSamples(locale).find(({ outline }) => outline === document)
  if (!sample || !hasPage(sample)) return undefined
  const { title, slug } = sample
  return { title, path: href('work-samples.sample', locale, { sample: slug }) }
}

const sectionedPage = memoizeReader(
  (locale: Locale, folder: ContentFolder, slug: string): LegalPage => {
    const facts = parseFacts(legalFacts, ...contentFile(folder, slug, 'entry.json'))
    const [path, text] = textFile(folder, slug, locale)
    const updated = changeDay(path)
    if (!updated) throw new ContentError(path, '(day)', 'has none yet: npm run l10n -- days')
    return { ...facts, ...parseLegal(path, text, locale), updated }
  },
)

/** Day of the last change of an entry's words, if it is later than the day on which they were published. */
function changedSince(published: string, file: string) {
  const day = changeDay(file)
  return day !== undefined && day > published ? day : undefined
}

/** The words of an entry for pages in a locale: its own or, in a live one that lacks them, the English ones. */
function entryWords(folder: ContentFolder, slug: string, locale: Locale) {
  /** Set where the page leads to the English one. */
  const language = hasWords(folder, slug, locale) ? undefined : defaultLocale
  /** Of the pages to which links in the words lead. */
  const linkLocale = language ?? locale
  /** The words are written in it: English also where they stand in for those of a pseudo-locale or preview. */
  const [wordsFile, markdown, wordsLocale] = textFile(folder, slug, linkLocale)
  return { language, linkLocale, wordsFile, markdown, wordsLocale }
}

const readStory = memoizeReader((slug: string, locale: Locale): Story => {
  const [factsFile, text] = contentFile('success-stories', slug, 'entry.json')
  const { plate, ...facts } = parseFacts(storyFacts, factsFile, text)
  const words = entryWords('success-stories', slug, locale)
  const { language, linkLocale, wordsFile, markdown, wordsLocale } = words
  const labels = storyLabels(wordsLocale)
  const { plateWords, ...body } = parseStory(wordsFile, markdown, linkLocale, labels)
  checkHeadlineResult(factsFile, wordsFile, facts, body.result.rows[0]!, wordsLocale)
  const cover = coverName(slug)
  const image = drawingFileIfAny(cover)
  if (!image) {
    const advice = `has no line for "${slug}": add one, then run "npm run generate"`
    throw new ContentError('components/art/covers/cover.ts', 'coverPlan', advice)
  }
  return {
    slug,
    language,
    ...facts,
    ...body,
    updated: changedSince(facts.published, wordsFile),
    plate: writtenPlate(wordsFile, plate, plateWords),
    cover,
    image,
  }
})

const readWorkSample = memoizeReader((slug: string, locale: Locale): WorkSample => {
  const { sources: _sources, ...facts } = parseFacts(
    workSampleFacts,
    ...contentFile('work-samples', slug, 'entry.json'),
  )
  const { language, linkLocale, wordsFile, markdown } = entryWords('work-samples', slug, locale)
  return { slug, language, ...facts, ...parseWorkSample(wordsFile, markdown, linkLocale) }
})

/** Not remembered: a site may have thousands of posts, and only its lists need all of them. */
function readPost<Words>(
  slug: string,
  locale: Locale,
  parse: (file: string, text: string, locale: Locale, plate: EntryPlate | undefined) => Words,
) {
  const [path, text] = contentFile('blog', slug, 'entry.json')
  const entry = parseFacts(postFacts, path, text)
  const { cover, plate, author = `${company.name} Team`, ...facts } = entry
  const { language, linkLocale, wordsFile, markdown } = entryWords('blog', slug, locale)
  const body = parse(wordsFile, markdown, linkLocale, plate)
  const updated = changedSince(facts.published, wordsFile)
  const image = drawingFile(path, 'cover', cover)
  return { slug, language, ...facts, ...body, updated, cover, image, author: authorLabel(author) }
}

/** Reads a post and puts the words of its drawing into it. */
function drawnPost(file: string, text: string, locale: Locale, plate: EntryPlate | undefined) {
  const { plateWords, ...body } = parsePost(file, text, locale)
  if (!plate && !plateWords) return { ...body, plate }
  if (!plate) throw new ContentError(file, plateSection, 'has no "plate" in entry.json')
  if (!plateWords) throw new ContentError(file, plateSection, 'is missing: add "## Title {#plate}"')
  return { ...body, plate: { ...writtenPlate(file, plate, plateWords), below: plateWords.below } }
}

const readTestimonial = memoizeReader((slug: string, locale: Locale): Testimonial => {
  const [path, text] = contentFile('testimonials', slug, 'entry.json')
  const { cover, video, ...facts } = parseFacts(testimonialFacts, path, text)
  const [file, words] = textFile('testimonials', slug, locale)
  const body = parseTestimonial(file, words, locale)
  const BackgroundPicture = cover === undefined ? undefined : drawingFile(path, 'cover', cover)
  const reviewLink = video ? reviewVideo(path, video, body.reviewAuthorPhrase) : undefined
  return { slug, ...facts, ...body, BackgroundPicture, reviewLink }
})
