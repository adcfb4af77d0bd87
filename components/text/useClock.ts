import { useIntl } from 'react-intl'

const hour = 3_600_000

/** Formats hours of a day in the language of the page: 14.5 is "14:30". Hours past 24 are of the next day. */
export function useClock() {
  const intl = useIntl()
  return (hours: number) =>
    intl.formatTime((hours % 24) * hour, { timeZone: 'UTC', timeStyle: 'short' })
}
