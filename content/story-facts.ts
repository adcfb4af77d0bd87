import * as v from 'valibot'
import { day, month } from './days.ts'
import { clientCountries, industries, type Model, models, platforms } from './taxonomy.ts'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { entryPlate } from './entry-plate.ts'

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
  /** The drawing in its solution. */
  plate: entryPlate,
  /** Which part of the solution the drawing explains, counted from 1. */
  plateOf: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

export type StoryFacts = v.InferOutput<typeof storyFacts>

const sides = ['before', 'after'] as const

type Side = (typeof sides)[number]

/**
 * Checks that a story's headline result is what the first row of its table says in a language.
 * @param file the entry that contains the figures
 * @throws ContentError when the row has another figure
 */
export function checkHeadlineResult(
  file: string,
  figures: Record<Side, number>,
  row: Record<Side, string> | undefined,
  locale: Locale,
): void {
  for (const side of sides) {
    const figure = new Intl.NumberFormat(locale).format(figures[side])
    if (/^[\d.,]+/.exec(row?.[side] ?? '')?.[0] === figure) continue
    throw new ContentError(
      file,
      side,
      `is ${figure}, but the first row of the result says "${row?.[side] ?? ''}"`,
    )
  }
}
