import type { BriefLine } from '../server/contract/brief.ts'
import type { AskedHours, HoursTogether } from './hours-together.ts'
import type { PartWriter } from './part-writer.ts'
import { dayIn, noonOf } from './working-hours.ts'
import type { ZoneCity } from './zone-cities.ts'

/** What a comparison of working days says: who is compared, the hours with each place, and times for a call. */
export function hoursLines(
  { cities }: Pick<AskedHours, 'cities'>,
  { places, beside, day, calls, callDay }: HoursTogether,
  { text, list, timeOn, locale }: PartWriter,
): BriefLine[] {
  const nameOf = ({ names }: ZoneCity): string =>
    (names as Partial<Record<string, string>>)[locale] ?? names.en
  const hours = (count: number) => text('working-hours.count', { count })
  const own = cities[0]!
  const times = calls.starts.map((start) =>
    timeOn(start, own.zone, dayIn(own.zone, start) !== callDay),
  )
  return [
    {
      label: text('hours-together.send.compared'),
      value: text('hours-together.send.cities', {
        city: list(cities.map(nameOf)),
        places: list(places.map((id) => text(`locations.${id}`))),
      }),
    },
    ...places.map((id) => {
      const { today, least, most } = beside.find((place) => place.id === id)!
      return {
        label: text('hours-together.send.shared', { place: text(`locations.${id}`) }),
        value: text('hours-together.send.shared-text', {
          shared: hours(today.shared),
          range:
            least === most ? hours(most) : text('hours-together.answer.range', { least, most }),
          day: noonOf(day),
        }),
      }
    }),
    ...(times.length > 0
      ? [{ label: text('hours-together.send.calls', { city: nameOf(own) }), value: list(times) }]
      : []),
  ]
}
