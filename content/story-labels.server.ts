import { catalogMessages } from '../locales/catalog.server.ts'
import type { Locale } from '../locales/locales.ts'
import type { MessageId } from '../locales/messages.d.ts'
import { partialTranslator } from '../locales/translator.server.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
import type { StoryLabels } from './parse-story.ts'

const ids = {
  challenge: 'stories.challenge.title',
  solution: 'stories.solution.title',
  result: 'stories.result.title',
  topic: 'stories.result.topic',
  before: 'stories.result.before',
  after: 'stories.result.after',
  unchanged: 'stories.facts.unchanged',
  team: 'stories.work.team-title',
  timeline: 'stories.work.timeline-title',
} as const satisfies Record<keyof StoryLabels, MessageId>

/** What the page of a story calls its parts in a language; what it has no words for is left out. */
export const storyLabels = memoizeReader((locale: Locale): StoryLabels => {
  const messages = catalogMessages(locale, ['stories'])
  const text = partialTranslator(locale, ['stories'])
  const known = Object.entries(ids).filter(([, id]) => id in messages)
  return Object.fromEntries(known.map(([word, id]) => [word, text(id)]))
})
