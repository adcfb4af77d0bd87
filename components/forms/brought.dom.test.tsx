import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messagesFor } from '../../locales/catalog.server.ts'
import { briefQuery } from '../../server/contract/brief.ts'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { textStorage } from '../questionnaire/answer-storage.ts'
import type { Collected } from '../questionnaire/collected.ts'
import { keepAnswer } from '../questionnaire/keep-answer.ts'
import { partKey, partKeys, writtenPart } from '../questionnaire/kept-parts.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ShortContactForm } from './ShortContactForm.tsx'

const namespaces = ['common', 'forms', 'taxonomy']
const query = 'role=qa-engineers&level=senior&place=poland&count=2&months=6&zone=london'
const lines = [{ label: 'Price range', value: '€9,900–13,600 per month for 6 months' }]

const brought: Collected = {
  answers: { goal: 'boost_your_roi', industry: '', final: '', service: '' },
  parts: { cost: { query, lines } },
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

test('without a script the address fills hidden fields, and a chip is removed by an address without it', () => {
  const state = { form: 'contact' as const, values: {}, errors: {}, brought }
  document.body.innerHTML = renderToString(
    <IntlRoot locale="en" messages={messagesFor('en', namespaces)}>
      <ContactForm pathname="/contact-us" formState={state} onAccepted={() => {}} />
    </IntlRoot>,
  )
  const sent = new FormData(document.querySelector('form')!)
  expect(sent.get('goal')).toBe('boost_your_roi')
  expect(sent.get('brief')).toBe(briefQuery({ cost: query }))
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Remove goal: Boost your ROI')).toBe(`/contact-us?${briefQuery({ cost: query })}`)
  expect(hrefOf('Remove Team cost: €9,900–13,600 per month for 6 months')).toBe(
    '/contact-us?goal=boost_your_roi',
  )
  document.body.replaceChildren()
})

test('what the browser keeps is a chip above each form, and is sent', async () => {
  const user = userEvent.setup()
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  renderWithMessages(<ShortContactForm pathname="/get-in-touch" />, namespaces)
  expect(screen.getByText(lines[0]!.value)).toBeTruthy()
  await send(user)
  expect(posted().brief).toBe(briefQuery({ cost: query }))
})

test('what is removed is forgotten and not sent, also where the address brought it along', async () => {
  const user = userEvent.setup()
  keepAnswer(partKey('cost'), writtenPart({ query, lines }))
  const state = { form: 'short-contact' as const, values: {}, errors: {}, brought }
  renderWithMessages(<ShortContactForm pathname="/get-in-touch" formState={state} />, namespaces)
  await user.click(screen.getByRole('button', { name: /^Remove Team cost/ }))
  expect(screen.queryByText(lines[0]!.value)).toBeNull()
  expect(localStorage.getItem('brief-cost')).toBeNull()
  expect(document.querySelector('[name=brief]')).toBeNull()
  await send(user)
  expect(posted()).not.toHaveProperty('brief')
  expect(posted().goal).toBe('boost_your_roi')
})
