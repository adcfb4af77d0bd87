import { useIntl } from 'react-intl'

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
