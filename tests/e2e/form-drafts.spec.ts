import type { Page } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import { formsUnderTest, payloadOf } from '../support/forms-under-test.ts'
import {
  hydrated,
  expectValues,
  field,
  fillForm,
  form,
  formAnswers,
  holdScripts,
  openForm,
  sendForm,
  type Typed,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const kept = 'We kept what you typed here.'

const draftOf = (page: Page, name: FormName) =>
  page.evaluate((key) => sessionStorage.getItem(key), `draft-${name}`)

for (const tested of formsUnderTest) {
  const { name, path, endpoint } = tested
  const emptied = (typed: Typed) => Object.fromEntries(Object.keys(typed).map((key) => [key, '']))

  test.describe(`what was typed into the ${name} form`, () => {
    test('stands there after a reload', async ({ page }) => {
      const typed = tested.typed()
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      await page.reload()
      await formAnswers(page, name)
      await expectValues(page, name, typed)
    })

    test('comes back with its page, in this tab only', async ({ page, context, baseURL }) => {
      const typed = tested.typed()
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      await page.goto('/terms-of-service')
      await page.goto(path)
      await formAnswers(page, name)
      await expectValues(page, name, typed)
      await expect(form(page, name).getByRole('status').getByText(kept)).toBeVisible()

      const other = await context.newPage()
      await other.goto(`${baseURL}${path}`)
      await formAnswers(other, name)
      await expectValues(other, name, emptied(typed))
    })

    test('comes back after a link was followed and Back was pressed', async ({ page }) => {
      const typed = tested.typed()
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      await page.locator('footer').getByRole('link', { name: 'Terms of service' }).first().click()
      await expect(page).toHaveURL('/terms-of-service')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await formAnswers(page, name)
      await expectValues(page, name, typed)
    })

    test("is gone for good after 'Erase it'", async ({ page }) => {
      const typed = tested.typed()
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      await page.goto('/terms-of-service')
      await page.goto(path)
      await formAnswers(page, name)
      await form(page, name).getByRole('button', { name: 'Erase it' }).click()
      await expectValues(page, name, emptied(typed))
      await expect(form(page, name).locator('input:not([type=hidden])').first()).toBeFocused()
      await expect(form(page, name).getByText(kept)).toHaveCount(0)
      expect(await draftOf(page, name)).toBeNull()
      await page.goto('/terms-of-service')
      await page.goto(path)
      await formAnswers(page, name)
      await expectValues(page, name, emptied(typed))
    })

    test('is forgotten once it was sent', async ({ page }) => {
      const typed = tested.typed()
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      expect(await draftOf(page, name)).toContain(typed.email)
      const answer = page.waitForResponse(`**${endpoint}`)
      await sendForm(page, name)
      expect((await answer).ok()).toBe(true)
      await expect.poll(() => draftOf(page, name)).toBeNull()
      await page.goto(path)
      await formAnswers(page, name)
      await expectValues(page, name, emptied(typed))
    })

    test('before its code arrived stays, and is no bot’s work when it is sent at once', async ({
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
      const answer = page.waitForResponse(`**${endpoint}`)
      await sendForm(page, name)
      expect((await answer).ok()).toBe(true)
      expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
    })
  })
}

test('a draft that is older than a day is not brought back', async ({ page }) => {
  await openForm(page, '/contact-us', 'contact')
  await fillForm(page, 'contact', { name: 'Ada' })
  await page.goto('/terms-of-service')
  // A leap in the middle of hydration would look like a hook that hangs.
  await hydrated(page)
  await page.clock.fastForward('24:00:01')
  await page.goto('/contact-us')
  await formAnswers(page, 'contact')
  await expect(field(page, 'contact', 'name')).toHaveValue('')
})
