import { formUnderTest, payloadOf } from '../support/forms-under-test.ts'
import {
  codeOfParts,
  draftOf,
  expectValues,
  field,
  fillForm,
  form,
  formAnswers,
  holdScripts,
  openForm,
  sendForm,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/Failed to load resource|Failed to fetch dynamically/] })

const tested = formUnderTest('contact')
const { name, path, endpoint } = tested
const kept = 'We kept what you typed here.'

test('what was typed comes back after a reload, Back and with its page, in this tab only, until it is erased', async ({
  page,
  context,
  baseURL,
}) => {
  const typed = tested.typed()
  const emptied = Object.fromEntries(Object.keys(typed).map((key) => [key, '']))
  await openForm(page, path, name)
  await fillForm(page, name, typed)
  await page.reload()
  await formAnswers(page, name)
  await expectValues(page, name, typed)

  await page.locator('footer').getByRole('link', { name: 'Terms of service' }).first().click()
  await expect(page).toHaveURL('/terms-of-service')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await formAnswers(page, name)
  await expectValues(page, name, typed)

  await page.goto('/terms-of-service')
  await page.goto(path)
  await formAnswers(page, name)
  await expectValues(page, name, typed)
  await expect(form(page, name).getByRole('status').getByText(kept)).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${baseURL}${path}`)
  await formAnswers(other, name)
  await expectValues(other, name, emptied)
  await other.close()

  await form(page, name).getByRole('button', { name: 'Erase it' }).click()
  await expectValues(page, name, emptied)
  await expect(field(page, name, 'name')).toBeFocused()
  await expect(form(page, name).getByText(kept)).toHaveCount(0)
  expect(await draftOf(page, name)).toBeNull()
  await page.goto('/terms-of-service')
  await page.goto(path)
  await formAnswers(page, name)
  await expectValues(page, name, emptied)
})

test('what was typed, kept over a reload and sent at once reaches the team, and is no draft any more', async ({
  page,
  site,
}) => {
  const typed = tested.typed()
  await openForm(page, path, name)
  await fillForm(page, name, typed)
  await page.clock.fastForward(5000)
  await page.reload()
  await formAnswers(page, name)
  const response = page.waitForResponse(`**${endpoint}`)
  await sendForm(page, name)
  expect((await response).ok()).toBe(true)
  expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
  expect(await draftOf(page, name)).toBeNull()
})

test('a draft that is sent without its code is no draft any more', async ({ page, site }) => {
  const typed = tested.typed()
  await openForm(page, path, name)
  await fillForm(page, name, typed)
  await page.route(codeOfParts, (route) => route.abort())
  await page.reload()
  await fillForm(page, name, typed)
  await sendForm(page, name)
  await expect(page).toHaveURL(/\/thank-you\?/)
  await page.unroute(codeOfParts)
  await page.reload()
  await expect.poll(() => draftOf(page, name)).toBeNull()
  expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
})

test('what was typed before the code arrived stays, and is no bot’s work when it is sent at once', async ({
  page,
  site,
}) => {
  const typed = tested.typed()
  await page.clock.install()
  const arrive = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await fillForm(page, name, typed)
  await page.clock.fastForward(5000)
  arrive()
  await formAnswers(page, name)
  await expectValues(page, name, typed)
  const response = page.waitForResponse(`**${endpoint}`)
  await sendForm(page, name)
  expect((await response).ok()).toBe(true)
  expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
})
