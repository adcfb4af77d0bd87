import type { StoryPlate, WrittenPlate } from '../../../content/entry-plate.ts'

/** A drawing as stories and posts have one. */
export const examplePlate: StoryPlate = {
  point: 2,
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
export const examplePlates: Readonly<Record<string, WrittenPlate>> = {
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
}
