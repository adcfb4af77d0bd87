import type { Page } from '@playwright/test'
import { formUnderTest, payloadOf } from '../support/forms-under-test.ts'
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

const tested = formUnderTest('short-contact')
const { name, path, endpoint } = tested

/** The box over the form that lists what goes along. */
const brief = (page: Page) =>
  form(page, name).locator('xpath=preceding-sibling::*').filter({
    hasText: 'What we send with your request',
  })

const chips = (page: Page) => brief(page).getByRole('listitem')
const remove = (page: Page, what: string) =>
  brief(page).getByRole('button', { name: `Remove ${what}: ` })

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

test('stored answers are shown and sent, but for those removed here or in another tab, also between two tries', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  const typed = tested.typed()
  await page.route(
    `**${endpoint}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await storeAnswers(page, answers)
  await openForm(page, path, name)
  await expect(chips(page)).toHaveText([
    /^Goal\s*Modernize legacy IT systems/,
    /^Industry\s*Healthcare/,
    /^Result\s*Extend Your Team/,
    /^Service\s*Patient portals/,
  ])
  await remove(page, 'industry').click()
  await expect(chips(page)).toHaveCount(3)
  await expect(remove(page, 'result')).toBeFocused()
  const { industry: _, ...withoutIndustry } = answers
  expect(await storedIn(page)).toEqual(withoutIndustry)

  const other = await context.newPage()
  await other.goto(`${baseURL}${path}`)
  await formAnswers(other, name)
  await remove(other, 'goal').click()
  await expect(chips(page)).toHaveCount(2)
  await expect(remove(page, 'goal')).toHaveCount(0)

  await fillForm(page, name, typed)
  await sendForm(page, name)
  const retry = form(page, name).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await remove(other, 'service').click()
  await expect(chips(page)).toHaveCount(1)
  const response = page.waitForResponse(`**${endpoint}`)
  await retry.click()
  expect((await response).status()).toBe(201)
  const { final, service } = answers
  const payload = payloadOf(tested, typed)
  expect(tested.stored(site, typed.email)).toEqual([
    { ...payload, final, service },
    { ...payload, final },
  ])
})

test('stored answers do not cost a visitor what was typed before the code arrived', async ({
  page,
}) => {
  const typed = tested.typed()
  await storeAnswers(page, answers)
  const arrive = await holdScripts(page)
  // The finder over the form reads the answers before the form is there.
  await page.goto('/service-finder', { waitUntil: 'commit' })
  await fillForm(page, name, typed)
  arrive()
  await formAnswers(page, name)
  await expect(chips(page)).toHaveCount(4)
  await expectValues(page, name, typed)
})

test('answers in the address of the finder go along with a form, though the finder is only scrolled past', async ({
  page,
  site,
}) => {
  const typed = tested.typed()
  const { goal, industry } = answers
  await page.clock.install()
  await page.goto(`/service-finder?goal=${goal}&industry=${industry}`)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await formAnswers(page, name)
  await page.clock.fastForward(5000)
  await expect(chips(page)).toHaveText([/^Goal\s*Modernize legacy IT/, /^Industry\s*Healthcare/])
  await fillForm(page, name, typed)
  const response = page.waitForResponse(`**${endpoint}`)
  await sendForm(page, name)
  expect((await response).status()).toBe(201)
  expect(tested.stored(site, typed.email)).toEqual([
    { ...payloadOf(tested, typed), pathname: '/service-finder', goal, industry },
  ])
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

test('where nothing can be stored, a form is sent with the answers of the visit', async ({
  page,
  site,
}) => {
  const typed = tested.typed()
  await page.addInitScript(blockStorage)
  await openForm(page, '/service-finder', name)
  await page.locator('#finder label').filter({ hasText: 'Boost your ROI' }).click()
  await expect(chips(page)).toHaveText([/^Goal\s*Boost your ROI/])
  await fillForm(page, name, typed)
  const response = page.waitForResponse(`**${endpoint}`)
  await sendForm(page, name)
  expect((await response).status()).toBe(201)
  expect(tested.stored(site, typed.email).map(({ goal }) => goal)).toEqual(['boost_your_roi'])
})
