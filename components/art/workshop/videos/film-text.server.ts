import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { company } from '../../../../content/company.ts'
import { parseFacts } from '../../../../content/parse-facts.ts'
import { parseTestimonial, testimonialFacts } from '../../../../content/testimonial.ts'
import type { FilmText } from './review-film.ts'

/** The language of the films; captions and pictures say the same. */
export const filmLocale = 'en'

const root = new URL('../../../../', import.meta.url)

/** What the film of a testimonial says, from its entry and the catalogs. */
export function filmText(slug: string): FilmText {
  const [facts, text] = ['entry.json', `${filmLocale}.md`].map(
    (name) =>
      [
        `content/testimonials/${slug}/${name}`,
        read(`content/testimonials/${slug}/${name}`),
      ] as const,
  )
  const { sample, industry } = parseFacts(testimonialFacts, ...facts!)
  const words = parseTestimonial(...text!, filmLocale)
  const said = {
    name: words.reviewAuthorName,
    position: words.reviewAuthorPosition,
    category: message('taxonomy', `taxonomy.industry.${industry}`),
    phrase: words.reviewAuthorPhrase,
    company: company.name,
  }
  if (!sample) return said
  const tag = message('review-video', 'review-video.tag')
  return { ...said, sample: { tag, note: message('review-video', 'review-video.note') } }
}

/** A short hash of everything a film says: once it differs, the film tells old words. */
export function textHash(words: FilmText): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
}

function message(namespace: string, id: string): string {
  return JSON.parse(read(`locales/${filmLocale}/${namespace}.json`))[id].defaultMessage
}

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}
