import * as v from 'valibot'
import { day, month } from './days.ts'
import { clientCountries, industries, type Model, models, platforms } from './taxonomy.ts'

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
})

export type StoryFacts = v.InferOutput<typeof storyFacts>
