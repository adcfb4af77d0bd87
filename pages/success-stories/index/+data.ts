import type { PageContextServer } from 'vike/types'
import { caseStudyOf } from '../../../content/case-study.ts'
import { stories, testimonials } from '../../../content/load.server.ts'

export type Data = ReturnType<typeof data>

/** All stories, whatever the query: the browser filters them too when it follows a link of a filter. */
export function data({ locale }: PageContextServer) {
  const all = stories(locale)
  const [review] = testimonials(locale)
  return {
    sample: all.some(({ sample }) => sample),
    stories: all.map(caseStudyOf),
    quote: review?.reviewAuthorPhrase ?? '',
  }
}
