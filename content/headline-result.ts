import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import type { Change, ResultUnit } from './story.ts'

/** How a table writes each unit behind a figure; a language that is not here is held to its figures alone. */
const unitsInTables: Partial<Record<Locale, Readonly<Record<ResultUnit, RegExp>>>> = {
  en: {
    percent: /\d%$/,
    'per-hundred': /\sper 100$/,
    'per-thousand': /\sper 1,000$/,
    seconds: /\ss$/,
    minutes: /\smin$/,
    hours: /\s(h|hours?)$/,
    days: /\sdays?$/,
    weeks: /\sweeks?$/,
    count: /^[\d,.]+$/,
  },
  de: {
    percent: /\d\u00A0%$/,
    'per-hundred': /\sje 100$/,
    'per-thousand': /\sje 1\.000$/,
    seconds: /\ss$/,
    minutes: /\smin$/,
    hours: /\s(h|Stunden?)$/,
    days: /\sTage?$/,
    weeks: /\sWochen?$/,
    count: /^[\d,.]+$/,
  },
}

const sides = ['before', 'after'] as const

type Row = Record<(typeof sides)[number], string>

/**
 * Checks that the first row of a story's table says its headline result.
 * @param entry path of the facts, which hold the figures
 * @param file path of the words, which hold the row
 * @param locale language of the words
 * @throws ContentError when the row has another figure or unit
 */
export function checkHeadlineResult(
  entry: string,
  file: string,
  figures: Omit<Change, 'measure'>,
  row: Row,
  locale: Locale,
): void {
  const unit = unitsInTables[locale]?.[figures.unit] ?? /./
  for (const side of sides) {
    const figure = new Intl.NumberFormat(locale).format(figures[side])
    if (/^[\d.,]+/.exec(row[side])?.[0] === figure && unit.test(row[side])) continue
    throw new ContentError(
      file,
      'result',
      `says "${row[side]}" in its first row, where ${side} and unit of ${entry} are ${figure} and "${figures.unit}"`,
    )
  }
}
