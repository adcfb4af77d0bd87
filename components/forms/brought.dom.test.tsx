import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { briefQuery } from '../../server/contract/brief.ts'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { textStorage } from '../questionnaire/answer-storage.ts'
import type { Collected } from '../questionnaire/collected.ts'
import { keepAnswer } from '../questionnaire/keep-answer.ts'
import { partKey, partKeys, writtenPart } from '../questionnaire/kept-parts.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ShortContactFormIsland } from './ShortContactForm.island.tsx'

const catalogs = ['common', 'forms', 'taxonomy']
const query = 'role=qa-engineers&level=senior&place=poland&count=2&months=6&zone=london'
const lines = [{ label: 'Price range', value: '€9,900–13,600 per month for 6 months' }]

const brought: Collected = {
  answers: { goal: 'boost_your_roi', industry: '', final: '', service: '' },
  parts: { cost: { query, lines, sample: true } },
}

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  fetched.mockReset()
  fetched.mockResolvedValue(new Response(null, { status: 201 }))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const key of partKeys) textStorage(key, (raw) => raw ?? '').removeItem()
  vi.unstubAllGlobals()
})

const posted = () => JSON.parse(String(fetched.mock.calls[0]![1]!.body)) as Record<string, string>

async function send(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Name/), 'Ada')
  await user.type(screen.getByLabelText(/^Email/), 'ada@acme.example')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
}

/** The form as the server renders it for an address, before any script. */
function renderBare() {
  const form = (
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      <ContactForm pathname="/contact-us" formState={{ brought }} onAccepted={() => {}} />
    </IntlRoot>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  return { container, form, sent: () => new FormData(container.querySelector('form')!) }
}

const boxOfCost = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Team cost €9,900–13,600 per month for 6 months Sample',
  })

test('without a script each part is a ticked box of the form, and taking one out leaves what was typed', () => {
  const { container, sent } = renderBare()
  expect(sent().get('goal')).toBe('boost_your_roi')
  expect(sent().getAll('brief')).toEqual([briefQuery({ cost: query })])
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/)
  name.value = 'Ada'
  boxOfCost().click()
  expect(sent().get('name')).toBe('Ada')
  expect(sent().get('goal')).toBe('boost_your_roi')
  expect(sent().has('brief')).toBe(false)
  // Enter in a field presses the first of these.
  const buttons = [...container.querySelector('form')!.elements].filter((element) =>
    element.matches('button:not([type=button]), [type=submit], [type=image]'),
  )
  expect(buttons[0]!.textContent).toBe('Send request')
  container.remove()
})

test('who stands on a tick when the code arrives stands on its button then', () => {
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  const { container, form } = renderBare()
  boxOfCost().focus()
  render(form, { container, hydrate: true })
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: `Remove Team cost: ${lines[0]!.value}` }),
  )
})

test('what was unticked before the code arrived is not sent', async () => {
  const user = userEvent.setup()
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  const { container, form } = renderBare()
  boxOfCost().click()
  render(form, { container, hydrate: true })
  expect(screen.queryByText(lines[0]!.value)).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove goal: Boost your ROI' })).toBeTruthy()
  await send(user)
  expect(posted().goal).toBe('boost_your_roi')
  expect(posted()).not.toHaveProperty('brief')
})

test('what the browser keeps is a chip above each form, and is sent', async () => {
  const user = userEvent.setup()
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  renderWithMessages(<ShortContactFormIsland pathname="/get-in-touch" />, catalogs)
  expect(screen.getByText(lines[0]!.value)).toBeTruthy()
  await send(user)
  expect(posted().brief).toBe(briefQuery({ cost: query }))
})

test('what is removed is forgotten and not sent, also where the address brought it along', async () => {
  const user = userEvent.setup()
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  renderWithMessages(
    <ShortContactFormIsland pathname="/get-in-touch" formState={{ brought }} />,
    catalogs,
  )
  await user.click(screen.getByRole('button', { name: /^Remove Team cost/ }))
  expect(screen.queryByText(lines[0]!.value)).toBeNull()
  expect(localStorage.getItem('brief-cost')).toBeNull()
  expect(document.querySelector('[name=brief]')).toBeNull()
  await send(user)
  expect(posted()).not.toHaveProperty('brief')
  expect(posted().goal).toBe('boost_your_roi')
})

test('when all was unticked before the code arrived, it is said what is not sent any more', () => {
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  const { container, form } = renderBare()
  boxOfCost().click()
  screen.getByRole('checkbox', { name: 'Goal Boost your ROI' }).click()
  render(form, { container, hydrate: true })
  expect(screen.getByText('Only what you type.')).toBeTruthy()
  expect(screen.getByText(/^Removed.*Boost your ROI.*€9,900/)).toBeTruthy()
})
