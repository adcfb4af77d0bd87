import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatTimeOn } from '../../locales/formats.ts'
import { useText } from './useText.ts'
import type { PartWriter } from '../../content/brief.ts'
import { formatMoneyRange, type MoneyRange } from '../../content/money-range.ts'
import { useLocale } from './IntlRoot.tsx'

/** Formats moments on the clocks of a zone: "Thursday, 19 November 2026 at 11:30". */
export function useMoment(timeZone: string) {
  const intl = useIntl()
  return (time: number) =>
    intl.formatDate(time, { timeZone, dateStyle: 'full', timeStyle: 'short' })
}

/**
 * Names time zones of the IANA database in the language of the page: "Eastern European Time". Some zones
 * have had other names before, so the moment counts.
 */
export function useZoneName() {
  const intl = useIntl()
  return (timeZone: string, time: number): string => {
    const parts = intl.formatDateToParts(time, { timeZone, timeZoneName: 'longGeneric' })
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
}

/** Formats months such as "2023-03" in the language of the page: "March 2023". */
export function useMonth() {
  const intl = useIntl()
  return (month: string) => intl.formatDate(`${month}-01`, { month: 'long', year: 'numeric' })
}

const hour = 3_600_000

/** Formats hours of a day in the language of the page: 14.5 is "14:30". Hours past 24 are of the next day. */
export function useClock() {
  const intl = useIntl()
  return (hours: number) =>
    intl.formatTime((hours % 24) * hour, { timeZone: 'UTC', timeStyle: 'short' })
}

/** Formats days of any year in the language of the page: "8 March". */
export function useDayAndMonth() {
  const intl = useIntl()
  return (day: Date, weekday: boolean = false) =>
    intl.formatDate(day, {
      day: 'numeric',
      month: 'long',
      ...(weekday ? { weekday: 'short' } : {}),
    })
}

/** Formats a moment on the clocks of a zone: "09:00", or "Thu 09:00". */
export function useTimeOn() {
  const intl = useIntl()
  return (at: Date, timeZone: string, weekday: boolean): string =>
    formatTimeOn(intl, at, timeZone, weekday)
}

/** Formats figures in the language of the page: "1,200". */
export function useNumber() {
  const intl = useIntl()
  return (figure: number) => intl.formatNumber(figure)
}

/** Formats ranges of whole sums in the language of the page: "€26–76", "26–76 €". */
export function useMoneyRange() {
  const intl = useIntl()
  return (range: MoneyRange) => formatMoneyRange(intl.locale, range)
}

/** A sum in a currency by its ISO 4217 code, such as `USD`. */
export type Money = { amount: number; currency: string }

/** Formats sums without cents in the language of the page: "$52,000". */
export function useMoney() {
  const intl = useIntl()
  return ({ amount, currency }: Money) =>
    // Of the language alone: by British customs dollars would be "US$".
    intl.formatters
      .getNumberFormat(intl.locale, { style: 'currency', currency, maximumFractionDigits: 0 })
      .format(amount)
}

/** Joins names in the language of the page: "Warsaw, Kraków and Gdańsk". */
export function useList() {
  const intl = useIntl()
  return (names: readonly string[]) => intl.formatList(names)
}

/** The same for elements, such as links. */
export function useElementList() {
  const intl = useIntl()
  return (elements: readonly ReactNode[]): ReactNode => intl.formatList(elements)
}

/** Writes parts of a brief in the language of the page. */
export function usePartWriter(): PartWriter {
  return {
    text: useText(),
    list: useList(),
    moneyRange: useMoneyRange(),
    timeOn: useTimeOn(),
    locale: useLocale(),
  }
}
