import { ExplainingPlate } from '../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { useText } from '../../components/text/useText.ts'
import { officeCity } from '../../content/facts/cities.ts'
import { clientZones } from '../../content/facts/clients.ts'
import { placesOf, positionMessage, type Team, type TeamCost } from '../../content/team-cost.ts'
import type { Data } from './+data.ts'

/** The lines of a team as ranges on one scale. */
export function RangePlate({ cost }: { cost: TeamCost }) {
  const text = useText()
  const lines = cost.lines.map(({ position, level, count, month }) => ({
    label: text('team-cost.answer.line', {
      count,
      position: text(positionMessage(position)),
      level: text(`team-cost.level.${level}`),
    }),
    ...month,
  }))
  return (
    <ExplainingPlate
      plate={{
        kind: 'costRange',
        data: { currency: cost.currency, total: text('team-cost.answer.team'), lines },
      }}
      caption={{ title: text('team-cost.answer.plate'), note: text('team-cost.answer.plate-note') }}
    />
  )
}

/** A month of each team on one scale. */
export function TeamsPlate({ costs }: { costs: readonly TeamCost[] }) {
  const text = useText()
  const lines = costs.map(({ month }, at) => ({
    label: text('team-cost.team', { number: at + 1 }),
    ...month,
  }))
  return (
    <ExplainingPlate
      plate={{ kind: 'costRange', data: { currency: costs[0]!.currency, lines } }}
      caption={{
        title: text('team-cost.answer.teams-plate'),
        note: text('team-cost.answer.teams-plate-note'),
      }}
    />
  )
}

/** The working day of the place with most people on the client's clock. */
export function ClockPlate({
  team,
  timeZones,
  day,
}: Pick<Data, 'timeZones' | 'day'> & { team: Team }) {
  const text = useText()
  const client = clientZones.find(({ id }) => id === team.client)!
  const place = placesOf(team)[0]!
  const clientCity = text(`working-hours.city.${client.id}`)
  const city = text(`cities.${officeCity(place)}`)
  return (
    <ExplainingPlate
      plate={{
        kind: 'overlapClock',
        data: {
          client: { city: clientCity, zone: client.timeZone },
          team: { city, zone: timeZones[place] },
          day,
        },
      }}
      caption={{
        title: text('team-cost.hours.plate', { city }),
        note: text('team-cost.hours.plate-note', { city: clientCity }),
      }}
    />
  )
}
