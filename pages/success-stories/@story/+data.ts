import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { relatedTo } from '../../../content/choose-entries.ts'
import { listedStory } from '../../../content/story.ts'
import { stories, story } from '../../../content/load.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const found = story(locale, routeParams.story ?? '')
  if (!found) throw render(404)
  const related = relatedTo(found, stories(locale), 3)
  return {
    story: found,
    related: related.map(listedStory),
    showsSample: [found, ...related].some(({ sample }) => sample),
  }
}
