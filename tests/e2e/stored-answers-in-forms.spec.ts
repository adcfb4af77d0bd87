import type { Page } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import {
  formsUnderTest,
  formsWithAnswers,
  formUnderTest,
  payloadOf,
} from '../support/forms-under-test.ts'
import {
  expectValues,
  fillForm,
  form,
  formAnswers,
  holdScripts,
  openForm,
  sendForm,
  type Typed,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/ERR_CONNECTION_RESET/] })

const answers = {
  goal: 'modernize_legacy_it_systems',
  industry: 'healthcare',
  final: 'Extend Your Team',
  service: 'Patient portals',
}

/** The box over a form that lists what goes along. */
const brief = (page: Page, name: FormName) =>
  form(page, name).locator('xpath=preceding-sibling::*').filter({
    hasText: 'What we send with your request',
  })

const chips = (page: Page, name: FormName) => brief(page, name).getByRole('listitem')
const remove = (page: Page, name: FormName, what: string) =>
  brief(page, name).getByRole('button', { name: `Remove ${what}: ` })

/** Leaves answers in the browser, as the finder and the service lists do. */
async function storeAnswers(page: Page, stored: Typed) {
  await page.goto('/terms-of-service')
  await page.evaluate((given) => Object.assign(localStorage, given), stored)
}

const storedIn = (page: Page) =>
  page.evaluate(() => {
    const { goal, industry, final, service } = { ...localStorage }
    return { goal, industry, final, service }
  })

/** Sends a filled form and waits until the server has it. */
async function send(page: Page, name: FormName, endpoint: string, typed: Typed) {
  await fillForm(page, name, typed)
  const answer = page.waitForResponse(`**${endpoint}`)
  await sendForm(page, name)
  expect((await answer).status()).toBe(201)
}

for (const tested of formsWithAnswers) {
  const { name, path, endpoint } = tested

  test.describe(`the ${name} form`, () => {
    test('shows what was answered before, and sends it', async ({ page, site }) => {
      const typed = tested.typed()
      await storeAnswers(page, answers)
      await openForm(page, path, name)
      await expect(chips(page, name)).toHaveText([
        /^Goal\s*Modernize legacy IT systems/,
        /^Industry\s*Healthcare/,
        /^Result\s*Extend Your Team/,
        /^Service\s*Patient portals/,
      ])
      await send(page, name, endpoint, typed)
      expect(tested.stored(site, typed.email)).toEqual([
        { ...payloadOf(tested, typed), ...answers },
      ])
    })

    test('forgets what was removed and sends the rest', async ({ page, site }) => {
      const typed = tested.typed()
      await storeAnswers(page, answers)
      await openForm(page, path, name)
      await remove(page, name, 'industry').click()
      await expect(chips(page, name)).toHaveCount(3)
      await expect(remove(page, name, 'result')).toBeFocused()
      await remove(page, name, 'service').click()
      await expect(chips(page, name)).toHaveCount(2)
      const { goal, final } = answers
      expect(await storedIn(page)).toEqual({ goal, final })
      await send(page, name, endpoint, typed)
      expect(tested.stored(site, typed.email)).toEqual([
        { ...payloadOf(tested, typed), goal, final },
      ])
    })

    test('does not send what was removed in another tab', async ({
      page,
      context,
      site,
      baseURL,
    }) => {
      const typed = tested.typed()
      await storeAnswers(page, answers)
      await openForm(page, path, name)
      await expect(chips(page, name)).toHaveCount(4)

      const other = await context.newPage()
      await other.goto(`${baseURL}${path}`)
      await formAnswers(other, name)
      await remove(other, name, 'goal').click()
      await expect(chips(other, name)).toHaveCount(3)
      await other.close()

      await expect(chips(page, name)).toHaveCount(3)
      await expect(remove(page, name, 'goal')).toHaveCount(0)
      await send(page, name, endpoint, typed)
      const { goal: _, ...rest } = answers
      expect(tested.stored(site, typed.email)).toEqual([{ ...payloadOf(tested, typed), ...rest }])
    })

    test('is sent again after an answer was removed in another tab', async ({
      page,
      context,
      site,
      baseURL,
    }) => {
      const typed = tested.typed()
      await storeAnswers(page, answers)
      await openForm(page, path, name)
      await page.route(
        `**${endpoint}`,
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await fillForm(page, name, typed)
      await sendForm(page, name)
      const retry = form(page, name).getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()

      const other = await context.newPage()
      await other.goto(`${baseURL}${path}`)
      await other.evaluate(() => localStorage.removeItem('service'))
      await other.close()
      await expect(chips(page, name)).toHaveCount(3)
      const answer = page.waitForResponse(`**${endpoint}`)
      await retry.click()
      expect((await answer).status()).toBe(201)
      const { service: _, ...rest } = answers
      expect(tested.stored(site, typed.email)).toEqual([
        { ...payloadOf(tested, typed), ...answers },
        { ...payloadOf(tested, typed), ...rest },
      ])
    })
  })
}

test('stored answers do not cost a visitor what was typed before the code arrived', async ({
  page,
}) => {
  const typed = formUnderTest('short-contact').typed()
  await storeAnswers(page, answers)
  const arrive = await holdScripts(page)
  // The finder over the form reads the answers before the form is there.
  await page.goto('/service-finder', { waitUntil: 'commit' })
  await fillForm(page, 'short-contact', typed)
  arrive()
  await formAnswers(page, 'short-contact')
  await expect(chips(page, 'short-contact')).toHaveCount(4)
  await expectValues(page, 'short-contact', typed)
})

/** As in a browser that keeps sites from storing anything. */
function blockStorage() {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

for (const tested of formsUnderTest) {
  const { name, path, endpoint } = tested
  test(`the ${name} form is sent where nothing can be stored`, async ({ page, site }) => {
    const typed = tested.typed()
    await page.addInitScript(blockStorage)
    await openForm(page, path, name)
    await fillForm(page, name, typed)
    const answer = page.waitForResponse(`**${endpoint}`)
    await sendForm(page, name)
    expect((await answer).ok()).toBe(true)
    expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
  })
}

test('where nothing can be stored, an answer of the visit still goes along', async ({
  page,
  site,
}) => {
  const { name, endpoint, typed: typedInto, stored } = formUnderTest('short-contact')
  const typed = typedInto()
  await page.addInitScript(blockStorage)
  await openForm(page, '/service-finder', name)
  await page.locator('#finder label').filter({ hasText: 'Boost your ROI' }).click()
  await expect(chips(page, name)).toHaveText([/^Goal\s*Boost your ROI/])
  await send(page, name, endpoint, typed)
  expect(stored(site, typed.email).map(({ goal }) => goal)).toEqual(['boost_your_roi'])
})
