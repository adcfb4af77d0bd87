import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { WorkingHours } from './WorkingHours.tsx'

const copy = {
  title: 'A day with Berlin, an afternoon with Boston',
  lead: 'Warsaw shares each working hour with Berlin, and seven of eight with London.',
}

const clock = (
  <ExplainingPlate
    plate={{
      kind: 'overlapClock',
      data: {
        client: { city: 'London', zone: 'Europe/London' },
        team: { city: 'Warsaw', zone: 'Europe/Warsaw' },
        day: '2026-01-15',
      },
    }}
    caption={{ title: 'Hours together', note: 'The wedge is the time both are at work.' }}
  />
)

export const examples: Examples = {
  rows: [],
  catalogs: ['working-hours', 'plates'],
  examples: {
    usual: (
      <WorkingHours
        copy={copy}
        country="Poland"
        place="warsaw"
        clock={clock}
        days={[
          { city: 'berlin', from: 9, to: 17, shared: 8, sharedMoved: 8 },
          { city: 'london', from: 10, to: 18, shared: 7, sharedMoved: 8 },
          { city: 'new-york', from: 15, to: 23, shared: 2, sharedMoved: 4 },
          { city: 'san-francisco', from: 18, to: 26, shared: 0, sharedMoved: 1 },
        ]}
      />
    ),
    'half hours': (
      <WorkingHours
        copy={copy}
        country="India"
        place="tbilisi"
        clock={clock}
        days={[{ city: 'london', from: 14.5, to: 22.5, shared: 2.5, sharedMoved: 4.5 }]}
      />
    ),
  },
}
