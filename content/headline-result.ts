import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'

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
