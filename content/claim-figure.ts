import type { Claim } from './company.ts'
import { memoize } from './memoize.ts'

/** A claim ready to be shown: the figure as a language writes it, and the mark beside it. */
export type ClaimFigure = {
  /** "3000", "4.4", "3–7" */
  figure: string
  /** "+" for a lower bound, "%" for a share with the space that the language sets before it, else empty. */
  mark: string
  /** Both together, for running text. */
  text: string
}

/** Expensive to make, and every page has dozens of figures. */
const figures = memoize((locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }))

/**
 * Formats a claim of `content/company.ts`; the only place where their figures become text.
 * @param locale BCP 47 tag
 */
export function claimFigure({ value, unit, atLeast }: Claim, locale: string): ClaimFigure {
  const number = figures(locale)
  const figure =
    typeof value === 'number'
      ? number.format(value)
      : `${number.format(value.from)}–${number.format(value.to)}`
  const mark = unit === 'percent' ? percentMark(locale) : atLeast ? '+' : ''
  return { figure, mark, text: figure + mark }
}

const percentMark = memoize((locale: string): string => {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1)
  const isMark = ({ type }: Intl.NumberFormatPart) => type === 'percentSign' || type === 'literal'
  return parts
    .filter(isMark)
    .map(({ value }) => value)
    .join('')
})
