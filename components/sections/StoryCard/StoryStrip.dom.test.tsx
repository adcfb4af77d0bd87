import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EntryPlate } from '../../../content/entry-plate.ts'
import { examplePlate, examplePlates } from '../ExplainingPlate/ExplainingPlate.examples.tsx'
import { StoryStrip } from './StoryStrip.tsx'

/** The words of a strip, the one that its drawing is about in brackets. */
function words(plate: EntryPlate): string[] {
  const { container } = render(<StoryStrip plate={plate} />)
  return [...container.querySelectorAll('li, dt')].map(({ className, textContent }) =>
    className ? `[${textContent}]` : textContent,
  )
}

const steps = (...labels: string[]): EntryPlate => ({
  kind: 'flowChart',
  data: {
    steps: labels.map((label) => ({
      label: label.replace('*', ''),
      followed: label.endsWith('*'),
    })),
  },
})

test('steps are the first, the one that is followed and the last', () => {
  expect(words(examplePlate.plate)).toEqual([
    'Report is signed',
    '[Message is sent]',
    'Hospital has the report',
  ])
  expect(words(steps('a', 'b', 'c*', 'd'))).toEqual(['a', '[c]', 'd'])
  expect(words(steps('a', 'b', 'c', 'd*'))).toEqual(['a', 'b', '[d]'])
  expect(words(steps('a', 'b*'))).toEqual(['a', '[b]'])
})

test('messages are the one that is followed between who sends and who gets it', () => {
  expect(words(examplePlates.messages.plate)).toEqual([
    'Bank',
    '[statement with our reference]',
    'Our system',
  ])
})

test('what a party settles by itself comes after the message that made it do so', () => {
  const messages = [
    { label: 'transfer', from: 0, to: 1 },
    { label: 'counts as accepted', from: 1, to: 1, followed: true },
  ]
  const plate: EntryPlate = {
    kind: 'sequenceDiagram',
    data: { parties: ['Software', 'Partner'], messages },
  }
  expect(words(plate)).toEqual(['transfer', 'Partner', '[counts as accepted]'])
})

test('a map is the systems that are followed at both sides of what is between them', () => {
  const system = (name: string, followed?: boolean) => ({ name, speaks: 'HL7', followed })
  const plate: EntryPlate = {
    kind: 'interfaceMap',
    data: {
      left: [system('Scanner'), system('Report', true)],
      middle: 'Outbox',
      right: [system('Clinic'), system('Hospital')],
      trail: { title: 'Trail', text: 'kept' },
    },
  }
  expect(words(plate)).toEqual(['Report', '[Outbox]', 'Clinic'])
})

test('a clock is its two cities', () => {
  const place = (city: string) => ({ city, zone: 'Europe/Warsaw' })
  const data = { client: place('London'), team: place('Warsaw'), day: '2026-01-15' }
  expect(words({ kind: 'overlapClock', data })).toEqual(['London', 'Warsaw'])
})

test('rows of time keep their names and their spans', () => {
  const { plate } = examplePlates.rows
  const { container } = render(<StoryStrip plate={plate} />)
  expect(container.querySelectorAll('dt')).toHaveLength(3)
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
    '1',
    '3',
    '4',
  ])
})
