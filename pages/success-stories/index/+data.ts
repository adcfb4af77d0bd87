import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { filterOf } from '../../../content/story-filter.ts'
import { drawnStory } from '../../../content/story.ts'
import { stories, testimonials } from '../../../content/load.server.ts'

export type Data = ReturnType<typeof data>

/** All stories and what the query chooses of them. */
export function data({ locale, urlParsed }: PageContextServer) {
  const filter = filterOf(urlParsed.search)
  if (!filter) throw render(404)
  const all = stories(locale)
  const [review] = testimonials(locale)
  return {
    showsSample: all.some(({ sample }) => sample),
    stories: all.map(drawnStory),
    filter,
    quote: review?.reviewAuthorPhrase ?? '',
  }
}
