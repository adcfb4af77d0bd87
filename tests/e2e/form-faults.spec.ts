import type { Page } from '@playwright/test'
import { formId, type FormName } from '../../server/contract/form-names.ts'
import { axeFindings } from '../support/axe.ts'
import { expectErrors, messagesOf, formUnderTest, payloadOf } from '../support/forms-under-test.ts'
import {
  field,
  fillForm,
  formAnswers,
  holdScripts,
  openForm,
  sendForm,
  type Typed,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/status of 400/] })

test('nothing is said while an address is typed, only when it is left, and each message goes alone', async ({
  page,
}) => {
  await openForm(page, '/contact-us', 'contact')
  const email = field(page, 'contact', 'email')
  await email.focus()
  await page.keyboard.press('Tab')
  await expect(messagesOf(page)).toHaveCount(0)
  await email.pressSequentially('ada@acme')
  await expect(email).toHaveValue('ada@acme')
  await expect(messagesOf(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(messagesOf(page)).toHaveText(['Invalid email address'])
  await sendForm(page, 'contact')
  await expect(messagesOf(page)).toHaveText(['Name is required', 'Invalid email address'])
  await field(page, 'contact', 'phone').pressSequentially('1')
  await expect(messagesOf(page)).toHaveCount(2)
  await email.pressSequentially('.')
  await expect(messagesOf(page)).toHaveText(['Name is required'])
})

/** Sends a form whose code has not arrived yet, which is a plain post, and lets all scripts through. */
async function sendBeforeItAnswers(page: Page, name: FormName, path: string, typed: Typed) {
  const arrive = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await fillForm(page, name, typed)
  await sendForm(page, name)
  await expect(page).toHaveTitle(/^Error: /)
  arrive()
}

test('a form that was refused before its code arrived is corrected on the spot', async ({
  page,
  site,
}) => {
  const tested = formUnderTest('contact')
  const { name, path, endpoint, wrong } = tested
  await page.clock.install()
  await sendBeforeItAnswers(page, name, path, wrong.typed)
  await formAnswers(page, name)
  await expect(page).toHaveURL(`${path}#${name}-form`)
  await expectErrors(page, tested)
  expect(await axeFindings(page, 'all', `#${formId(name)}`)).toEqual([])

  const typed = { ...wrong.typed, ...tested.typed() }
  await page.clock.fastForward(5000)
  await fillForm(page, name, typed)
  await expect(messagesOf(page)).toHaveCount(0)
  const response = page.waitForResponse(`**${endpoint}`)
  await sendForm(page, name)
  expect((await response).ok()).toBe(true)
  expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
})

test('Back leads to the page of a form that was refused before its code arrived', async ({
  page,
}) => {
  await sendBeforeItAnswers(page, 'contact', '/contact-us', { name: 'J' })
  await formAnswers(page, 'contact')
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/contact-us#contact-form')
  await expect(page).toHaveTitle(/^Contact us/)
})
