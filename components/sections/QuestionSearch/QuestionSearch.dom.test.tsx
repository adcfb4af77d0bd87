import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { QuestionSearch } from './QuestionSearch.tsx'

const groups = [
  { id: 'money', title: 'Money', count: 2 },
  { id: 'legal', title: 'Contracts', count: 1 },
]

/** A page on which the word “tax” leaves one group and any other word none. */
function SearchPage({ asked = '' }: { asked?: string }) {
  const [query, setQuery] = useState(asked)
  return (
    <QuestionSearch
      copy={{ title: 'Questions', lead: 'And answers.' }}
      action="/faq"
      asked={asked}
      query={query}
      onQuery={setQuery}
      groups={query === '' ? groups : query === 'tax' ? groups.slice(0, 1) : []}
    />
  )
}

const renderPage = (asked?: string) =>
  renderWithWords(<SearchPage asked={asked} />, ['common', 'question-search'])
const status = () => screen.getByRole('status').textContent
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the questions' })

test('at first all questions are counted and every group has a link with its fragment', () => {
  renderPage()
  expect(status()).toBe('3 questions')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#money',
    '#legal',
  ])
})

test('what is typed is counted at once, and one link brings all questions back', async () => {
  renderPage()
  await userEvent.type(field(), 'tax')
  expect(status()).toBe('2 questions match “tax”.')
  const all = screen.getByRole('link', { name: 'Show all questions' })
  expect(all.getAttribute('href')).toBe('/faq')
  all.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(all)
  expect(status()).toBe('3 questions')
  expect(field().value).toBe('')
})

test('when nothing fits there is a way to ask', async () => {
  renderPage()
  await userEvent.type(field(), 'elephant')
  expect(status()).toBe('No question matches “elephant”.')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(
    screen.getByRole('link', { name: 'Nothing fits? Ask an engineer' }).getAttribute('href'),
  ).toBe('/get-in-touch')
})

test('the field holds what the address asks for, and a browser without script sends it as q', () => {
  renderPage('tax')
  expect(field().value).toBe('tax')
  const form = screen.getByRole<HTMLFormElement>('search')
  expect([form.getAttribute('action'), form.method, field().name]).toEqual(['/faq', 'get', 'q'])
  fireEvent.input(field(), { target: { value: '' } })
  expect(status()).toBe('3 questions')
})
