import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { hydrateIsland } from '../../islands/hydrate-island.tsx'
import { type IslandComponent, IslandBoxContext } from '../../islands/island.tsx'
import { IslandBox } from '../../islands/IslandBox.server.tsx'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { QuestionFilterIsland } from './QuestionFilter.island.tsx'
import { QuestionSearch } from './QuestionSearch.tsx'

const catalogs = ['common', 'question-search']

const groups = [
  {
    id: 'money',
    title: 'Money',
    questions: { 'Which tax?': 'None at first.', 'And later?': 'The usual <b>tax</b>.' },
  },
  { id: 'legal', title: 'Contracts', questions: { 'Who signs?': 'All of us.' } },
]

/** A page whose server found nothing hidden, or one group only. */
function SearchPage({ asked = '', found = ['money', 'legal'] }) {
  return (
    <>
      <QuestionSearch
        copy={{ title: 'Questions', lead: 'And answers.' }}
        action="/faq"
        asked={asked}
        groups={groups.map(({ id, title, questions }) => ({
          id,
          title,
          count: found.includes(id) ? Object.keys(questions).length : 0,
        }))}
      />
      {groups.map(({ id, questions }) => (
        <section key={id} id={id} hidden={!found.includes(id)}>
          {Object.entries(questions).map(([question, answer]) => (
            <details key={question} hidden={!found.includes(id)}>
              <summary>{question}</summary>
              <p dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </section>
      ))}
    </>
  )
}

const roots: Root[] = []
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const status = () => screen.getByRole('status').textContent
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the questions' })
const groupLinks = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')!.startsWith('#'))
    .map((link) => [link.getAttribute('href'), link.textContent])
const shownGroups = () =>
  [...document.querySelectorAll('section[id]:not([hidden])')].map(({ id }) => id)
const shownQuestions = () =>
  [...document.querySelectorAll('details:not([hidden]) summary')].map(
    ({ textContent }) => textContent,
  )

test('at first all questions are counted and every group has a link with its fragment', () => {
  renderWithMessages(<SearchPage />, catalogs)
  expect(status()).toBe('3 questions')
  expect(groupLinks()).toEqual([
    ['#money', 'Money2'],
    ['#legal', 'Contracts1'],
  ])
})

test('what is typed filters the questions of the page, and groups without any go with them', async () => {
  renderWithMessages(<SearchPage />, catalogs)
  await userEvent.type(field(), 'tax')
  expect(status()).toBe('2 questions match “tax”.')
  expect(shownQuestions()).toEqual(['Which tax?', 'And later?'])
  expect(shownGroups()).toEqual(['money'])
  expect(groupLinks()).toEqual([['#money', 'Money2']])
  await userEvent.type(field(), ' late')
  expect(shownQuestions()).toEqual(['And later?'])
  expect(groupLinks()).toEqual([['#money', 'Money1']])
  await userEvent.clear(field())
  expect(shownQuestions()).toHaveLength(3)
  expect(shownGroups()).toEqual(['money', 'legal'])
})

test('the name of a tag finds nothing', async () => {
  renderWithMessages(<SearchPage />, catalogs)
  await userEvent.type(field(), '<b>')
  expect(shownQuestions()).toEqual([])
})

test('one link brings back all questions that the server hid, in the address too', async () => {
  history.replaceState(null, '', '/faq?q=tax')
  renderWithMessages(<SearchPage asked="tax" found={['money']} />, catalogs)
  expect(status()).toBe('2 questions match “tax”.')
  const all = screen.getByRole('link', { name: 'Show all questions' })
  expect(all.getAttribute('href')).toBe('/faq')
  await userEvent.click(all)
  expect(status()).toBe('3 questions')
  expect(shownGroups()).toEqual(['money', 'legal'])
  expect(shownQuestions()).toHaveLength(3)
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(location.pathname + location.search).toBe('/faq')
})

test('in another tab that link leaves this page as it is', () => {
  renderWithMessages(<SearchPage asked="tax" found={['money']} />, catalogs)
  const all = screen.getByRole('link', { name: 'Show all questions' })
  let followed = false
  const follow = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', follow, { once: true })
  fireEvent.click(all, { ctrlKey: true })
  expect(followed).toBe(true)
  expect(status()).toBe('2 questions match “tax”.')
})

test('when nothing matches there is a way to ask', async () => {
  renderWithMessages(<SearchPage />, catalogs)
  await userEvent.type(field(), 'elephant')
  expect(status()).toBe('No question matches “elephant”.')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(shownGroups()).toEqual([])
  expect(screen.getByRole('link', { name: 'No match? Ask an engineer' }).getAttribute('href')).toBe(
    '/get-in-touch',
  )
})

test('the field holds what the address asks for, and a browser without script sends it as q', () => {
  renderWithMessages(<SearchPage asked="tax" found={['money']} />, catalogs)
  expect(field().value).toBe('tax')
  const form = screen.getByRole<HTMLFormElement>('search')
  expect([form.getAttribute('action'), form.method, field().name]).toEqual(['/faq', 'get', 'q'])
  fireEvent.input(field(), { target: { value: '' } })
  expect(status()).toBe('3 questions')
})

test('what was typed before the island answers filters at once', async () => {
  const errors = vi.fn()
  vi.stubGlobal('reportError', errors)
  document.documentElement.lang = 'en'
  document.body.innerHTML = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      <IslandBoxContext value={IslandBox}>
        <SearchPage />
      </IslandBoxContext>
    </IntlRoot>,
  )
  field().value = 'signs'
  const box = document.querySelector<HTMLElement>('[data-island="QuestionFilter"]')!
  const { declaration } = QuestionFilterIsland as IslandComponent<object>
  const settle = vi.fn<(state: string) => void>()
  await act(async () => roots.push(await hydrateIsland(box, declaration, settle)))
  expect(settle.mock.calls).toEqual([['answers']])
  expect(errors).not.toHaveBeenCalled()
  expect(status()).toBe('1 question matches “signs”.')
  expect(shownQuestions()).toEqual(['Who signs?'])
  expect(shownGroups()).toEqual(['legal'])
})
