import type { IntlShape } from '@formatjs/intl'

/** A range of sums in a currency by its ISO 4217 code. */
export type MoneyRange = { low: number; high: number; currency: string }

type Formats = Pick<IntlShape<unknown>, 'formatters' | 'formatNumber' | 'locale'>

/** A range of whole sums in the language of some formats, with the currency once: "€26–76", "26–76 €". */
export function formatMoneyRange(intl: Formats, { low, high, currency }: MoneyRange): string {
  const format = intl.formatters.getNumberFormat(intl.locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  const leads = format.formatToParts(low)[0]?.type === 'currency'
  const number = (amount: number) => intl.formatNumber(amount)
  return leads ? `${format.format(low)}–${number(high)}` : `${number(low)}–${format.format(high)}`
}

/** Formats a moment on the clocks of a zone: "09:00", or "Thu 09:00". */
export function formatTimeOn(
  intl: Pick<IntlShape<unknown>, 'formatDate'>,
  at: Date,
  timeZone: string,
  weekday: boolean,
): string {
  return intl.formatDate(at, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(weekday ? { weekday: 'short' } : {}),
  })
}

/** A text as it is read, without the marks that say where a page may divide a word. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '')
}
