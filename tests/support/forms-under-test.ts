import { randomUUID } from 'node:crypto'
import type { FormName } from '../../server/contract/form-names.ts'
import { someRequest } from './contact-form.ts'
import { type Typed, expectValues, field, form } from './forms.ts'
import type { Site } from './site-under-test.ts'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** One form of the site, on a page that carries it. */
export type FormUnderTest = {
  name: FormName
  path: string
  endpoint: string
  /** Values that no other test sends: the address carries a random part. */
  typed: () => Typed & { email: string }
  /** What a visitor types who gets every error of the form, and how the form tells it. */
  wrong: { typed: Typed; messages: string[]; invalid: string[] }
  /** Keys of the payload that nobody types, empty without stored answers. */
  context: Typed
  /** Sentence of the alert after a failure. */
  failure: string
  /** Payloads that are stored for an address. */
  stored: (site: Site, email: string) => Record<string, string>[]
}

const context = { industry: '', goal: '', final: '', service: '' }

const request = {
  context,
  failure: 'We couldn’t send your request. Nothing was lost – please try again.',
  stored: storedRequests,
} as const

const wrongAddress = (message: string) => ({
  typed: { email: 'ada@acme' },
  messages: [message],
  invalid: ['email'],
})

const full = {
  ...request,
  endpoint: '/api/contact',
  typed: someRequest,
  wrong: {
    typed: { name: 'J', email: 'jo@mail.ru', requestDetails: 'Two\nlines' },
    messages: ['Name is required', 'Enter a business email'],
    invalid: ['name', 'email'],
  },
}

const someAddress = () => ({ email: `ada-${randomUUID()}@example.org` })

/** The five forms; both full ones stand on the service page, the other two requests on one page too. */
export const formsUnderTest: readonly FormUnderTest[] = [
  {
    ...full,
    name: 'contact',
    path: '/contact-us',
  },
  {
    ...full,
    name: 'service',
    path: '/services/dedicated-team',
  },
  {
    ...request,
    name: 'short-contact',
    path: '/get-in-touch',
    endpoint: '/api/contact-short',
    typed: () => ({ name: 'Ada', ...someAddress() }),
    wrong: {
      typed: { name: 'Bo', email: 'bo@acme' },
      messages: ['Please provide your name and valid email'],
      invalid: ['name', 'email'],
    },
  },
  {
    ...request,
    name: 'start-project',
    path: '/get-in-touch',
    endpoint: '/api/contact-short',
    typed: someAddress,
    wrong: wrongAddress('Please enter a valid email'),
  },
  {
    name: 'newsletter',
    path: '/privacy-policy',
    endpoint: '/api/blog-subscribe',
    typed: someAddress,
    wrong: wrongAddress('Please provide your valid email'),
    context: {},
    failure: 'We couldn’t sign you up. Please try again.',
    stored: (site, email) => site.signUps(email),
  },
]

/** One of them by its name. */
export function formUnderTest(name: FormName): FormUnderTest {
  return formsUnderTest.find((tested) => tested.name === name)!
}

/** What is stored for typed values: every key, the missing ones empty. */
export function payloadOf({ path, context: rest }: FormUnderTest, typed: Typed) {
  return { ...typed, pathname: path, ...rest }
}

/** Payloads that go on to the team; a request in quarantine would not. */
function storedRequests(site: Site, email: string): Record<string, string>[] {
  return site
    .requests()
    .filter(({ state }) => state === 'new')
    .map(({ payload }) => JSON.parse(payload) as Record<string, string>)
    .filter((payload) => payload.email === email)
}

/** Messages under the controls of a form, or of the whole page. */
export const messagesOf = (page: Page, name?: FormName) =>
  (name ? form(page, name) : page).locator('[id$="-error"] > p:first-child')

/** Names of the controls of a form that count as invalid. */
export const invalidIn = (page: Page, name: FormName) =>
  form(page, name)
    .locator('[aria-invalid=true]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))

/** A form tells what is wrong at its fields, keeps the texts, and no other form of the page speaks. */
export async function expectErrors(page: Page, { name, wrong }: FormUnderTest) {
  await expect(messagesOf(page, name)).toHaveText(wrong.messages)
  expect(await invalidIn(page, name)).toEqual(wrong.invalid)
  for (const control of wrong.invalid) {
    await expect(field(page, name, control)).toHaveAccessibleDescription(
      new RegExp(wrong.messages.join('|')),
    )
  }
  await expectValues(page, name, wrong.typed)
  await expect(messagesOf(page)).toHaveCount(wrong.messages.length)
  await expect(page.locator('[aria-invalid]')).toHaveCount(wrong.invalid.length)
}
