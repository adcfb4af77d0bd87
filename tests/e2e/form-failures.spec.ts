import type { Page, Request, Route } from '@playwright/test'
import { formId, type FormName } from '../../server/contract/form-names.ts'
import { axeFindings } from '../support/axe.ts'
import { messagesOf, formUnderTest, payloadOf } from '../support/forms-under-test.ts'
import {
  expectValues,
  field,
  fillForm,
  form,
  openForm,
  sendButton,
  sendForm,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/Failed to load resource/] })

/** Longest wait for an answer, milliseconds. */
const responseLimit = 15_000

/** What becomes of one post. */
type Answer = (route: Route) => Promise<unknown>

/** Answers after which nothing was stored and no field is wrong. */
const failures: Record<string, Answer> = {
  'the server finds a fault in no field': (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: '{"type":"/problems/malformed-body","title":"","status":400}',
    }),
  'a proxy refuses with a page': (route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<p>Bad request' }),
  'the post is taken for a foreign one': (route) => route.fulfill({ status: 403 }),
  'the key was used before': (route) => route.fulfill({ status: 422 }),
  'too many requests came': (route) => route.fulfill({ status: 429 }),
  'the server fails': (route) => route.fulfill({ status: 500 }),
  'the server cannot store': (route) => route.fulfill({ status: 503 }),
  'the connection breaks': (route) => route.abort('connectionreset'),
}

const stored: Answer = (route) => route.continue()

/** The request is stored, but the browser never hears of it. */
const answerLost: Answer = async (route) => {
  await route.fetch()
  await route.abort('connectionreset')
}

const alertOf = (page: Page, name: FormName) => form(page, name).getByRole('alert')
const says = (page: Page, name: FormName) => alertOf(page, name).locator('p').first()
const retryButton = (page: Page, name: FormName) =>
  alertOf(page, name).getByRole('button', { name: 'Try again' })

/** Gives every post to an endpoint the next answer, and the posts that came. */
async function respondToPosts(page: Page, endpoint: string, answers: Answer[]): Promise<Request[]> {
  const posts: Request[] = []
  await page.route(`**${endpoint}`, async (route) => {
    const answer = answers[posts.length]!
    posts.push(route.request())
    await answer(route)
  })
  return posts
}

const keysOf = (posts: Request[]) => posts.map((post) => post.headers()['idempotency-key'])

/** A form that was accepted is empty or gone. */
async function expectEmptied(page: Page, name: FormName) {
  await expect(retryButton(page, name)).toHaveCount(0)
  const address = field(page, name, 'email')
  if (name === 'service') await expect(address).toHaveCount(0)
  else await expect(address).toHaveValue('')
}

// The other forms send as the contact form does, which `every-form.dom.test.tsx` proves of each.
for (const tested of [formUnderTest('contact'), formUnderTest('newsletter')]) {
  const { name, path, endpoint, failure } = tested

  test(`the ${name} form keeps every word through all failures and is stored once`, async ({
    page,
    site,
  }) => {
    const [first, changed] = [tested.typed(), tested.typed()]
    const failed = Object.entries(failures)
    const posts = await respondToPosts(page, endpoint, [
      ...failed.map(([, answer]) => answer),
      answerLost,
      stored,
    ])
    await openForm(page, path, name)
    await fillForm(page, name, first)
    for (const [number, [what]] of failed.entries()) {
      const failing = number === 0 ? sendButton(page, name) : retryButton(page, name)
      await failing.click()
      await expect.poll(() => posts.length, what).toBe(number + 1)
      await expect(sendButton(page, name), what).not.toHaveAttribute('aria-disabled')
      await expect(says(page, name), what).toHaveText(failure)
      await expectValues(page, name, first)
      await expect(form(page, name).locator('[aria-invalid]')).toHaveCount(0)
    }
    await expect(sendButton(page, name)).toBeEnabled()
    await expect(
      alertOf(page, name).getByRole('link', { name: 'hello@helmwright.example' }),
    ).toHaveAttribute('href', 'mailto:hello@helmwright.example')
    expect(await axeFindings(page, 'all', `#${formId(name)}`)).toEqual([])
    expect(tested.stored(site, first.email)).toEqual([])

    await fillForm(page, name, changed)
    await sendForm(page, name)
    await expect.poll(() => posts.length).toBe(failed.length + 1)
    await expect(says(page, name)).toHaveText(failure)
    await expectValues(page, name, changed)
    await retryButton(page, name).click()
    await expectEmptied(page, name)
    expect(tested.stored(site, changed.email)).toEqual([payloadOf(tested, changed)])
    expect(tested.stored(site, first.email)).toEqual([])
    // Each retry carries the key of the words it repeats; other words are another request.
    const keys = keysOf(posts)
    expect(new Set(keys.slice(0, failed.length)).size).toBe(1)
    expect(new Set(keys.slice(failed.length)).size).toBe(1)
    expect(new Set(keys).size).toBe(2)
    expect(posts).toHaveLength(failed.length + 2)
  })
}

test('no answer for fifteen seconds is a failure', async ({ page, site }) => {
  const tested = formUnderTest('contact')
  const { name, path, endpoint, failure } = tested
  const typed = tested.typed()
  await page.addInitScript(timeOutByTheClock)
  const posts = await respondToPosts(page, endpoint, [async () => {}, stored])
  await openForm(page, path, name)
  await fillForm(page, name, typed)
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendForm(page, name)
  await expect.poll(() => posts.length).toBe(1)
  await page.clock.runFor(responseLimit - 1)
  await expect(sendButton(page, name)).toHaveAttribute('aria-disabled', 'true')
  await expect(alertOf(page, name)).toBeEmpty()
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(says(page, name)).toHaveText(failure)
  await expectValues(page, name, typed)
  await retryButton(page, name).click()
  await expectEmptied(page, name)
  expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
})

test('a device that is offline is told so, and when it is online again', async ({
  page,
  site,
  context,
}) => {
  const tested = formUnderTest('contact')
  const { name, path, failure } = tested
  const typed = tested.typed()
  await openForm(page, path, name)
  await fillForm(page, name, typed)
  await context.setOffline(true)
  await sendForm(page, name)
  await expect(says(page, name)).toHaveText(`You are offline. ${failure}`)
  await expectValues(page, name, typed)
  await context.setOffline(false)
  await expect(says(page, name)).toHaveText('You are online again. Nothing has been sent yet.')
  expect(tested.stored(site, typed.email)).toEqual([])
  await retryButton(page, name).click()
  await expectEmptied(page, name)
  expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
})

for (const name of ['contact', 'service'] as const) {
  test(`an address that only the server knows as a private one stays in the ${name} form`, async ({
    page,
    site,
  }) => {
    const { path, typed, stored: storedFor } = formUnderTest(name)
    const refused = { ...typed(), email: 'someone@mailinator.com' }
    await openForm(page, path, name)
    await fillForm(page, name, refused)
    await sendForm(page, name)
    await expect(messagesOf(page, name)).toHaveText(['Enter a business email'])
    await expect(field(page, name, 'email')).toBeFocused()
    await expect(alertOf(page, name)).toBeEmpty()
    await expectValues(page, name, refused)
    expect(storedFor(site, refused.email)).toEqual([])
    const { email } = typed()
    await fillForm(page, name, { email })
    await sendForm(page, name)
    await expectEmptied(page, name)
    expect(storedFor(site, email)).toHaveLength(1)
  })
}

/** Lets the time limit of a request follow the page's clock, which the browser's own does not. */
function timeOutByTheClock() {
  AbortSignal.timeout = (milliseconds) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds)
    return limit.signal
  }
}
