import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { exampleSheet } from '../../work-samples/example-sheet.ts'
import { WorkSampleList } from './WorkSampleList.tsx'

const catalogs = ['common', 'work-samples']
const exitPlan = {
  ...exampleSheet,
  slug: 'exit-plan',
  stage: 'parting' as const,
  title: 'Exit plan',
  sheets: 1,
}

test('documents stand under the stage at which a client gets them, each marked as a sample', () => {
  renderWithMessages(<WorkSampleList samples={[exitPlan, exampleSheet]} />, catalogs)
  const stages = screen.getAllByRole('region')
  expect(
    stages.map((stage) => [
      within(stage).getByRole('heading', { level: 2 }).textContent,
      within(stage)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
      within(stage).getAllByText('Sample').length,
    ]),
  ).toEqual([
    ['While we work', ['/work-samples/status-report'], 1],
    ['When we part', ['/work-samples/exit-plan'], 1],
  ])
})

test('a card says how long the document is, who writes it and when a client gets it', () => {
  renderWithMessages(<WorkSampleList samples={[exitPlan]} />, catalogs)
  const card = screen.getByRole('link')
  for (const words of [
    'One page, 2 April 2026',
    'Always the same day and the same author',
    'Your lead engineer',
    'Every Friday by noon',
  ]) {
    expect(within(card).getByText(words)).toBeTruthy()
  }
})

test('a document that nobody has translated leads to the page that it has, and says so', () => {
  renderWithMessages(<WorkSampleList samples={[{ ...exitPlan, language: 'de' }]} />, catalogs)
  const card = screen.getByRole('link')
  expect(card.getAttribute('href')).toBe('/de/work-samples/exit-plan')
  expect(card.getAttribute('hreflang')).toBe('de')
})
