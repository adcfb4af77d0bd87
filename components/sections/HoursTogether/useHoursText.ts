import { useIntl } from 'react-intl'
import type { ZoneCity } from '../../../content/zone-cities.ts'
import { dayIn, noonOf } from '../../../content/working-hours.ts'
import { useText } from '../../text/useText.ts'

/** Names cities in the language of the page. */
export function useCityName() {
  const { locale } = useIntl()
  return ({ names }: ZoneCity): string =>
    (names as Partial<Record<string, string>>)[locale] ?? names.en
}

/** Formats the fewest and most hours of a year: one number where they are the same. */
export function useHoursRange() {
  const text = useText()
  return (least: number, most: number): string =>
    least === most
      ? text('working-hours.count', { count: most })
      : text('hours-together.answer.range', { least, most })
}

/** Formats days such as 2026-03-08: "8 March". */
export function useDayOfYear() {
  const intl = useIntl()
  return (day: string) => intl.formatDate(noonOf(day), { day: 'numeric', month: 'long' })
}

/** Formats a moment on the clocks of a zone, with the weekday where its date is another than the given one. */
export function useTimeIn() {
  const intl = useIntl()
  return (at: Date, timeZone: string, day: string): string => {
    const weekday = dayIn(timeZone, at) === day ? {} : ({ weekday: 'short' } as const)
    return intl.formatDate(at, { ...weekday, hour: '2-digit', minute: '2-digit', timeZone })
  }
}
