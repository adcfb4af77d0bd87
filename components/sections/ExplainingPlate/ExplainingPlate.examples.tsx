import type { WrittenPlate } from '../../../content/entry-plate.ts'
import { pagePlates, type PlateId } from '../../../content/facts/plates.ts'
import type { Plate } from '../../art/plates/plates.ts'
import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from './ExplainingPlate.tsx'

/** A drawing as stories and posts have one. */
export const examplePlate: WrittenPlate = {
  caption: {
    title: 'A report arrives, or somebody sees it',
    note: 'Diamonds are where it may fail.',
  },
  plate: {
    kind: 'flowChart',
    data: {
      steps: [
        { label: 'Report is signed', note: 'stored with its message' },
        {
          label: 'Message is sent',
          note: 'always with the same number',
          exit: { when: 'several attempts fail', label: 'queue that staff can see' },
          followed: true,
        },
        { label: 'Hospital has the report' },
      ],
    },
  },
}

/** Drawings of messages and of rows, with words as long as they come. */
const examplePlates = {
  messages: {
    caption: { title: 'Asked twice, paid once', note: 'Crossed out is what has no effect.' },
    plate: {
      kind: 'sequenceDiagram',
      data: {
        parties: ['Our system', 'Provider', 'Bank'],
        messages: [
          { label: 'intent is stored', from: 0, to: 0 },
          { label: 'call with the key, which is always the same one', from: 0, to: 1 },
          { label: 'timeout', from: 1, to: 0, refused: true },
          { label: 'statement with our reference', from: 2, to: 0, followed: true },
        ],
      },
    },
  },
  rows: {
    caption: { title: 'Work and waiting', note: 'Magenta is waiting.' },
    plate: {
      kind: 'rangeChart',
      data: {
        axis: { from: 0, to: 9, every: 1, unit: 'days' },
        rows: [
          { label: 'Writing', note: 'with local tests', spans: [{ from: 0, to: 1 }] },
          {
            label: 'Waiting for a review',
            spans: [{ from: 1, to: 4, look: 'followed' }],
            marks: [{ at: 2 }],
          },
          { label: 'Rehearsal', spans: [{ from: 4, to: 8, look: 'hatched' }] },
        ],
        legend: { filled: 'work', hatched: 'a trial run', followed: 'waiting', mark: 'reminder' },
      },
    },
  },
} as const satisfies Readonly<Record<string, WrittenPlate>>

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
  catalogs: ['plates'],
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
    messages: <ExplainingPlate {...examplePlates.messages} />,
    rows: <ExplainingPlate {...examplePlates.rows} />,
    cost: (
      <ExplainingPlate
        plate={cost}
        caption={{ title: 'What a team costs', note: 'Sample figures.' }}
      />
    ),
  },
}
