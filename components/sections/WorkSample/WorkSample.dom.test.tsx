import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { exampleSample } from './WorkSample.examples.tsx'
import { OtherSamples, WorkSample } from './WorkSample.tsx'

const catalogs = ['common', 'work-samples']

test('a document says that it is fictional, and each part is followed by the note why it is there', () => {
  renderWithMessages(<WorkSample sample={exampleSample} />, catalogs)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Weekly status report')
  expect(screen.getByText(/The project is fictional/)).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Week 14',
    '1 In three lines',
    '2 Numbers',
  ])
  const notes = screen.getAllByRole('note')
  expect(notes).toHaveLength(headings.length)
  for (const [at, note] of notes.entries()) {
    expect(within(note).getByText('Why it is there')).toBeTruthy()
    expect(
      headings[at]!.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  }
})

test.each([
  [true, 1],
  [false, 0],
])('a document that is a sample (%s) has its mark', (sample, marks) => {
  renderWithMessages(<WorkSample sample={{ ...exampleSample, sample }} />, catalogs)
  expect(screen.queryAllByText('Sample')).toHaveLength(marks)
})

test('the other documents of the project and the list of all are one press away', () => {
  renderWithMessages(
    <OtherSamples others={[{ slug: 'exit-plan', title: 'Exit plan' }]} />,
    catalogs,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/work-samples/exit-plan',
    '/work-samples',
  ])
})
