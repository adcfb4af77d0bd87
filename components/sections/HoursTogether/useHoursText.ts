import type { ZoneCity } from '../../../content/zone-cities.ts'
import { dayIn, noonOf } from '../../../content/working-hours.ts'
import { useDayAndMonth, useTimeOn } from '../../text/locale-formats.ts'
import { useLocale } from '../../text/IntlRoot.tsx'
import { useText } from '../../text/useText.ts'

/** Names cities in the language of the page. */
export function useCityName() {
  const locale = useLocale()
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
  const format = useDayAndMonth()
  return (day: string) => format(noonOf(day))
}

/** Formats a moment on the clocks of a zone, with the weekday where its date is another than the given one. */
export function useTimeIn() {
  const format = useTimeOn()
  return (at: Date, timeZone: string, day: string): string =>
    format(at, timeZone, dayIn(timeZone, at) !== day)
}
