import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { useText } from '../../../components/text/useText.ts'
import type { Data } from './+data.ts'

type Props = Data['overlap']['clock'] & { team: string }

/** The working days of a client and of the country's first city on one clock. */
export function CountryClock({ client, timeZone, day, team }: Props) {
  const text = useText()
  const city = text(`working-hours.city.${client.id}`)
  return (
    <ExplainingPlate
      plate={{
        kind: 'overlapClock',
        data: {
          client: { city, zone: client.timeZone },
          team: { city: team, zone: timeZone },
          day,
        },
      }}
      caption={{
        title: text('working-hours.clock', { team }),
        note: text('working-hours.clock-note', { client: city }),
      }}
    />
  )
}
