import type { Page, Request } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import { axeFindings } from '../support/axe.ts'
import { formsUnderTest, formUnderTest, payloadOf } from '../support/forms-under-test.ts'
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
const answerLimit = 15_000

/** Answers that name no field, by what the visitor's machine meets. */
const answers: Record<string, { status: number; contentType?: string; body?: string }> = {
  'the server finds a fault in no field': {
    status: 400,
    contentType: 'application/problem+json',
    body: '{"type":"/problems/malformed-body","title":"","status":400}',
  },
  'a proxy refuses with a page': { status: 400, contentType: 'text/html', body: '<p>Bad request' },
  'the post is taken for a foreign one': { status: 403 },
  'the key was used before': { status: 422 },
  'too many requests came': { status: 429 },
  'the server fails': { status: 500 },
  'the server cannot store': { status: 503 },
}

const alertOf = (page: Page, name: FormName) => form(page, name).getByRole('alert')
const retryButton = (page: Page, name: FormName) =>
  alertOf(page, name).getByRole('button', { name: 'Try again' })

/** Collects what is posted to an endpoint. */
function postsTo(page: Page, endpoint: string): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === endpoint) posts.push(request)
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

for (const tested of formsUnderTest) {
  const { name, path, endpoint, failure } = tested

  test.describe(`the ${name} form keeps every word and is sent again`, () => {
    for (const [what, answer] of Object.entries(answers)) {
      test(`when ${what} (${answer.status})`, async ({ page, site }) => {
        const typed = tested.typed()
        const posts = postsTo(page, endpoint)
        await openForm(page, path, name)
        await page.route(`**${endpoint}`, (route) => route.fulfill(answer), { times: 1 })
        await fillForm(page, name, typed)
        await sendForm(page, name)

        await expect(alertOf(page, name).locator('p').first()).toHaveText(failure)
        await expect(
          alertOf(page, name).getByRole('link', { name: 'hello@helmwright.example' }),
        ).toHaveAttribute('href', 'mailto:hello@helmwright.example')
        await expectValues(page, name, typed)
        await expect(sendButton(page, name)).toBeEnabled()
        await expect(form(page, name).locator('[aria-invalid]')).toHaveCount(0)
        expect(tested.stored(site, typed.email)).toEqual([])

        await retryButton(page, name).click()
        await expectEmptied(page, name)
        expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
        // The same key: a post that was stored in spite of the failure is not stored again.
        expect(new Set(keysOf(posts)).size).toBe(1)
        expect(posts).toHaveLength(2)
      })
    }

    test('when the connection breaks', async ({ page, site }) => {
      const typed = tested.typed()
      await openForm(page, path, name)
      await page.route(`**${endpoint}`, (route) => route.abort('connectionreset'), { times: 1 })
      await fillForm(page, name, typed)
      await sendForm(page, name)
      await expect(alertOf(page, name).locator('p').first()).toHaveText(failure)
      await expectValues(page, name, typed)
      expect(await axeFindings(page)).toEqual([])
      await sendForm(page, name)
      await expectEmptied(page, name)
      expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
    })

    test('when no answer comes for fifteen seconds', async ({ page, site }) => {
      const typed = tested.typed()
      await page.addInitScript(timeOutByTheClock)
      await openForm(page, path, name)
      await page.route(`**${endpoint}`, () => {}, { times: 1 })
      await fillForm(page, name, typed)
      const sent = page.waitForRequest(`**${endpoint}`)
      await page.clock.pauseAt(Date.now() + 60_000)
      await sendForm(page, name)
      await sent
      await page.clock.runFor(answerLimit - 1)
      await expect(sendButton(page, name)).toHaveAttribute('aria-disabled', 'true')
      await expect(alertOf(page, name)).toBeEmpty()
      await page.clock.runFor(1)
      await page.clock.resume()
      await expect(alertOf(page, name).locator('p').first()).toHaveText(failure)
      await expectValues(page, name, typed)
      await retryButton(page, name).click()
      await expectEmptied(page, name)
      expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
    })

    test('when the device is offline and comes back', async ({ page, site, context }) => {
      const typed = tested.typed()
      const says = alertOf(page, name).locator('p').first()
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      await context.setOffline(true)
      await sendForm(page, name)
      await expect(says).toHaveText(`You are offline. ${failure}`)
      await expectValues(page, name, typed)
      await retryButton(page, name).click()
      await expect(says).toHaveText(`You are offline. ${failure}`)
      await context.setOffline(false)
      await expect(says).toHaveText('You are online again. Nothing has been sent yet.')
      expect(tested.stored(site, typed.email)).toEqual([])
      await retryButton(page, name).click()
      await expectEmptied(page, name)
      expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
    })
  })

  test(`a word changed after a failure of the ${name} form is another request`, async ({
    page,
    site,
  }) => {
    const [first, changed] = [tested.typed(), tested.typed()]
    const posts = postsTo(page, endpoint)
    await openForm(page, path, name)
    await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await fillForm(page, name, first)
    await sendForm(page, name)
    await expect(retryButton(page, name)).toBeVisible()
    await fillForm(page, name, changed)
    await retryButton(page, name).click()
    await expectEmptied(page, name)
    expect(tested.stored(site, changed.email)).toEqual([payloadOf(tested, changed)])
    expect(new Set(keysOf(posts)).size).toBe(2)
  })
}

for (const name of ['contact', 'service'] as const) {
  test(`an address that only the server knows as a private one stays in the ${name} form`, async ({
    page,
    site,
  }) => {
    const { path, typed, stored } = formUnderTest(name)
    const refused = { ...typed(), email: 'someone@mailinator.com' }
    await openForm(page, path, name)
    await fillForm(page, name, refused)
    await sendForm(page, name)
    await expect(form(page, name).locator('[id$="-error"] > p:first-child')).toHaveText([
      'Enter a business email',
    ])
    await expect(field(page, name, 'email')).toBeFocused()
    await expect(alertOf(page, name)).toBeEmpty()
    await expectValues(page, name, refused)
    const { email } = typed()
    await fillForm(page, name, { email })
    await sendForm(page, name)
    await expectEmptied(page, name)
    expect(stored(site, email)).toHaveLength(1)
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
