import { ExplainingPlate } from '../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { useCityName, useDayOfYear } from '../../components/sections/HoursTogether/useHoursText.ts'
import { useText } from '../../components/text/useText.ts'
import {
  type AskedHours,
  type HoursTogether as Together,
  placeOf,
} from '../../content/hours-together.ts'
import { clientZones } from '../../content/facts/clients.ts'
import type { LocationId } from '../../content/facts/locations.ts'
import { yearOf } from '../../content/working-hours.ts'
import type { ZoneCity } from '../../content/zone-cities.ts'

type Props = { city: ZoneCity; together: Together }

/** The working day of the first place on the visitor's clock. */
export function ClockPlate({ city, together }: Props) {
  const text = useText()
  const name = useCityName()(city)
  const [place] = together.places
  return (
    <ExplainingPlate
      plate={{
        kind: 'overlapClock',
        data: {
          client: { city: name, zone: city.zone },
          team: { city: text(`locations.${place!}`), zone: placeOf(place!).timeZone },
          day: together.day,
        },
      }}
      caption={{
        title: text('hours-together.answer.plate'),
        note: text('hours-together.answer.plate-note', { city: name }),
      }}
    />
  )
}

/** Shared hours of the places over the months. */
export function YearPlate({ city, together }: Props) {
  const text = useText()
  const dayOf = useDayOfYear()
  const name = useCityName()(city)
  return (
    <ExplainingPlate
      plate={{
        kind: 'overlapYear',
        data: {
          client: name,
          year: yearOf(together.day),
          places: together.places.map((id, at) => ({
            city: text(`locations.${id}`),
            spans: together.periods.map(({ from, to, hours }) => ({
              from,
              to,
              shared: hours[at]!.shared,
              days: text('hours-together.year.days', { from: dayOf(from), to: dayOf(to) }),
            })),
          })),
        },
      }}
      caption={{
        title: text('hours-together.year.plate'),
        note: text('hours-together.year.plate-note', { city: name }),
      }}
    />
  )
}

/** All working days on the visitor's clock. */
export function DaysPlate({ asked, together }: { asked: AskedHours; together: Together }) {
  const nameOf = useCityName()
  const cities = asked.cities.map((city) => ({ city: nameOf(city), zone: city.zone }))
  return <ClocksPlate cities={cities} places={together.places} day={together.callDay} />
}

/** From the earliest of our clocks to the latest. */
const span = ['tbilisi', 'tallinn', 'warsaw', 'buenos-aires'] as const

type PlacesPlateProps = { day: string; places?: readonly LocationId[] }

/** Working days of our places on the clock of a city that clients ask about, while no other city is known. */
export function PlacesPlate({ day, places = span }: PlacesPlateProps) {
  const text = useText()
  const [client] = clientZones
  const city = text(`working-hours.city.${client.id}`)
  return <ClocksPlate cities={[{ city, zone: client.timeZone }]} places={places} day={day} />
}

type ClocksPlateProps = {
  cities: readonly { city: string; zone: string }[]
  places: readonly LocationId[]
  day: string
}

function ClocksPlate({ cities, places, day }: ClocksPlateProps) {
  const text = useText()
  const ours = places.map((id) => ({ city: text(`locations.${id}`), zone: placeOf(id).timeZone }))
  return (
    <ExplainingPlate
      plate={{ kind: 'workingDays', data: { clocks: [...cities, ...ours], day } }}
      caption={{
        title: text('hours-together.calls.plate'),
        note: text('hours-together.calls.plate-note', { city: cities[0]!.city }),
      }}
    />
  )
}
