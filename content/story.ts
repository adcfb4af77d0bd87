import * as v from 'valibot'
import { day, month } from './parse-facts.ts'
import { clientCountries, industries, type Model, models, platforms } from './taxonomy.ts'
import { entryPlate, type PlateWords, type WrittenPlate } from './entry-plate.ts'
import type { DrawingFile } from './drawing-file.ts'
import type { Changed } from './schema.ts'
import type { Locale } from '../locales/locales.ts'

/** A titled part of a section; `html` is finished. */
export type TitledPart = { title: string; html: string }

/** Words of a story in one language. */
export type StoryText = {
  /** Its name, or that of the product. */
  client: string
  /** The client and what the story is about. */
  title: string
  /** For cards and the page's description; search results show it whole. */
  summary: string
  lead: string
  challenge: { intro: string; parts: readonly TitledPart[] }
  solution: { intro: string; parts: readonly TitledPart[] }
  result: { intro: string; rows: readonly { topic: string; before: string; after: string }[] }
  /** How the headline result came about: what comes first, what made it and what follows, each in a few words. */
  steps: Steps
  /** What the work did not change, in a few words. */
  unchanged: string
  team: string
  timeline: readonly { when: string; what: string }[]
  quote: { text: string; author: string; position: string }
  plateWords: PlateWords
}

/** Three steps; the first may be three things that come together. */
export type Steps = readonly (readonly string[])[]

/** A story with its facts and words. */
export type Story = Omit<StoryFacts, 'plate'> &
  Omit<StoryText, 'plateWords'> &
  Changed & {
    slug: string
    /** Of its words and page when it is not that of the visitor: links must follow it. */
    language: Locale | undefined
    plate: WrittenPlate
    /** Name of its cover among the drawings. */
    cover: string
    image: DrawingFile
  }

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

const measured = v.pipe(v.number(), v.minValue(0))

const facts = v.strictObject({
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
  /** The drawing that explains its solution. */
  plate: entryPlate,
})

/** `entry.json` of a success story. */
export const storyFacts = v.pipe(
  facts,
  v.forward(
    v.check(({ before, after }) => before !== after, 'is what was measured before'),
    ['after'],
  ),
  v.forward(
    v.check(
      ({ started, finished }) => finished === null || started <= finished,
      'is before the project started',
    ),
    ['finished'],
  ),
  v.forward(
    v.check(
      ({ started, finished, published }) => (finished ?? started) <= published,
      'is before the project finished, or started',
    ),
    ['published'],
  ),
)

type StoryFacts = v.InferOutput<typeof storyFacts>

/** The headline result of a story: what was measured, and its two figures. */
export type Change = { measure: string } & Pick<StoryFacts, 'before' | 'after' | 'unit'>

/** The headline result under the name that the first row of the result's table gives it. */
export function headlineChange({ before, after, unit, result }: Story): Change {
  return { measure: result.rows[0]!.topic, before, after, unit }
}

/** What lists and sliders show of a story beside its headline result (E-01). */
const listedFields = [
  'slug',
  'language',
  'sample',
  'client',
  'summary',
  'industry',
  'platform',
  'country',
  'model',
  'teamSize',
  'technologies',
  'unchanged',
  'steps',
] as const satisfies readonly (keyof Story)[]

type ListedFields = Pick<Story, (typeof listedFields)[number]>

export type ListedStory = ListedFields & { change: Change }

export function listedStory(story: Story): ListedStory {
  const fields = Object.fromEntries(listedFields.map((field) => [field, story[field]]))
  return { ...(fields as ListedFields), change: headlineChange(story) }
}

/** The same with the drawing that explains it. */
export function drawnStory(story: Story) {
  return { ...listedStory(story), plate: story.plate }
}
