import * as v from 'valibot'
import { day, month } from './parse-facts.ts'
import {
  clientCountries,
  industries,
  type Model,
  models,
  platforms,
  type Industry,
} from './taxonomy.ts'
import { entryPlate, type PlateWords, type StoryPlate } from './entry-plate.ts'
import type { Language, Changed } from './schema.ts'

/** A titled part of a section; `html` is finished. */
export type TitledPart = { title: string; html: string }

/** Words of a story in one language. */
export type StoryText = {
  /** Name of the client or product. */
  title: string
  /** Name and what the story is about, for titles of documents. */
  headline: string
  /** For cards and the page's description; search results show it whole. */
  summary: string
  lead: string
  challenge: { intro: string; parts: readonly TitledPart[] }
  solution: { intro: string; parts: readonly TitledPart[] }
  result: { intro: string; rows: readonly { topic: string; before: string; after: string }[] }
  /** What the headline result counts: the topic of the first row. */
  measure: string
  /** What the work did not change, in a few words. */
  unchanged: string
  team: string
  timeline: readonly { when: string; what: string }[]
  quote: { text: string; author: string; position: string }
  plateWords: PlateWords
}

/** A story with its facts and words. */
export type Story = Omit<StoryFacts, 'plate' | 'plateOf'> &
  Omit<StoryText, 'plateWords'> &
  Language &
  Changed & { slug: string; plate: StoryPlate }

/** In what a story's headline result is measured. */
const resultUnits = [
  'percent',
  'per-hundred',
  'per-thousand',
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'count',
] as const

export type ResultUnit = (typeof resultUnits)[number]

/** The headline result of a story: what was counted, and its two figures. */
export type ResultChange = { measure: string; before: number; after: number; unit: ResultUnit }

const measured = v.pipe(v.number(), v.minValue(0))

/** `entry.json` of a success story. */
export const storyFacts = v.strictObject({
  /** The story is invented and says so. */
  sample: v.boolean(),
  /** Place in the list, the lowest first. */
  order: v.pipe(v.number(), v.integer()),
  industry: v.picklist(industries),
  platform: v.picklist(platforms),
  country: v.picklist(clientCountries),
  model: v.picklist(Object.keys(models) as [Model, ...Model[]]),
  /** How many engineers. */
  teamSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  started: month,
  /** null while it runs. */
  finished: v.nullable(month),
  published: day,
  technologies: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
  /** The headline result, which the first row of the result's table repeats in words. */
  before: measured,
  after: measured,
  unit: v.picklist(resultUnits),
  /** The drawing in its solution. */
  plate: entryPlate,
  /** Which part of the solution the drawing explains, counted from 1. */
  plateOf: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

type StoryFacts = v.InferOutput<typeof storyFacts>

/** What lists and sliders show of a story (E-01). */
export function caseStudyOf(story: Story) {
  const { slug, language, sample, title, summary, industry, platform, country, model } = story
  const { teamSize, technologies, measure, before, after, unit, unchanged } = story
  return {
    slug,
    language,
    sample,
    title,
    summary,
    industry,
    platform,
    country,
    model,
    teamSize,
    technologies,
    change: { measure, before, after, unit },
    unchanged,
  }
}

type Related = InIndustry & { slug: string; model: Model }

/** At most so many other entries: those of the same industry first, then those of the same model. */
export function relatedTo<Entry extends Related>(
  entry: Related,
  entries: readonly Entry[],
  most: number,
): readonly Entry[] {
  const others = entries.filter(({ slug }) => slug !== entry.slug)
  const sameIndustry = others.filter(({ industry }) => industry === entry.industry)
  const sameModel = others.filter(
    ({ industry, model }) => industry !== entry.industry && model === entry.model,
  )
  return [...sameIndustry, ...sameModel].slice(0, most)
}

type InIndustry = { industry: Industry }

/** Entries of an industry; all of them when it has none. */
export function inIndustry<Entry extends InIndustry>(
  entries: readonly Entry[],
  industry: Industry,
): readonly Entry[] {
  const own = entries.filter((entry) => entry.industry === industry)
  return own.length > 0 ? own : entries
}

/** The first entry of each industry. */
export function firstOfEachIndustry<Entry extends InIndustry>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter(
    ({ industry }, at) => entries.findIndex((other) => other.industry === industry) === at,
  )
}

/** So many entries, those of an industry first. */
export function industryFirst<Entry extends InIndustry>(
  entries: readonly Entry[],
  industry: Industry,
  count: number,
): readonly Entry[] {
  const isOwn = (entry: Entry) => +(entry.industry === industry)
  return entries.toSorted((left, right) => isOwn(right) - isOwn(left)).slice(0, count)
}
