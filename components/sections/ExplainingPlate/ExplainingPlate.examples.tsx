import { type PlateId, pagePlates } from '../../../content/facts/plates.ts'
import type { Plate } from '../../art/plates/plates.ts'
import type { Examples } from '../../examples.ts'
import { examplePlate, examplePlates } from './example-plate.ts'
import { ExplainingPlate } from './ExplainingPlate.tsx'

const caption = { title: 'Hours together', note: 'The wedge is the time both are at work.' }

function clock(city: string, zone: string, moved?: number): Plate {
  const client = { city, zone }
  const team = { city: 'Warsaw', zone: 'Europe/Warsaw' }
  return { kind: 'overlapClock', data: { client, team, day: '2026-01-15', moved } }
}

const cost: Plate = {
  kind: 'costRange',
  data: {
    currency: 'EUR',
    total: 'The team, a month',
    lines: [
      { label: '2 × front-end, senior', low: 12_300, high: 16_500 },
      { label: '1 × back-end, middle', low: 4_600, high: 6_100 },
      { label: '1 × tester, senior', low: 4_200, high: 5_700 },
    ],
  },
}

const ofPages = Object.keys(pagePlates).map((id) => [
  id.replaceAll('-', ' '),
  <ExplainingPlate key={id} id={id as PlateId} />,
])

export const examples: Examples = {
  rows: [],
  namespaces: ['plates'],
  widget: true,
  examples: {
    ...(Object.fromEntries(ofPages) as Examples['examples']),
    'clock, seven hours': (
      <ExplainingPlate plate={clock('London', 'Europe/London')} caption={caption} />
    ),
    'clock, day moved': (
      <ExplainingPlate plate={clock('New York', 'America/New_York', 2)} caption={caption} />
    ),
    'clock, nothing shared': (
      <ExplainingPlate plate={clock('San Francisco', 'America/Los_Angeles')} caption={caption} />
    ),
    steps: <ExplainingPlate {...examplePlate} />,
    messages: <ExplainingPlate {...examplePlates.messages!} />,
    rows: <ExplainingPlate {...examplePlates.rows!} />,
    cost: (
      <ExplainingPlate
        plate={cost}
        caption={{ title: 'What a team costs', note: 'Sample figures.' }}
      />
    ),
  },
}
