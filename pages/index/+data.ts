import type { PageContextServer } from 'vike/types'
import { firstOfEachIndustry } from '../../content/choose-entries.ts'
import { heroClients } from '../../content/facts/clients.ts'
import { drawnStory } from '../../content/story.ts'
import { modelTexts } from '../../content/load-pages.server.ts'
import { stories, workSamples } from '../../content/load.server.ts'
import { modelsOf } from '../../content/page-sections.ts'
import { dayIn } from '../../content/working-hours.ts'
import { listedSample } from '../../content/work-sample.ts'

/** One document of each stage: what is read before a contract, during the work and at its end. */
const shown = new Set(['candidate-review', 'status-report', 'exit-plan'])

/** Enough to see different fields of work; a link beside them leads to all. */
const mostStories = 3

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const shownStories = firstOfEachIndustry(stories(locale)).slice(0, mostStories)
  const samples = workSamples(locale)
    .filter(({ slug }) => shown.has(slug))
    .map(listedSample)
  return {
    showsSample: [heroClients, ...shownStories, ...samples].some(({ sample }) => sample),
    stories: shownStories.map(drawnStory),
    today: dayIn('UTC', new Date()),
    samples,
    models: modelsOf(modelTexts(locale).sections),
  }
}
