import {
  contactForm,
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  storedPayload,
} from '../support/contact-form.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'
import { expectErrors, formsUnderTest, payloadOf } from '../support/forms-under-test.ts'
import { field, fillForm, form, openForm, sendButton, sendForm } from '../support/forms.ts'

test('a request is stored, mailed with every field, and confirmed in the exact words; then another can be written', async ({
  page,
  site,
}) => {
  const request = someRequest()
  await openPage(page, '/hire/poland')
  await fillContactForm(page, request)
  await sendContactForm(page)

  const overlay = page.getByRole('dialog', { name: 'Your request was received' })
  await expect(overlay.getByRole('heading')).toBeFocused()
  await expect(
    overlay.getByText('We’ll back to you soon after we’ve reviewed it', { exact: true }),
  ).toBeVisible()
  await expect(overlay.getByRole('link', { name: 'View our success stories' })).toHaveAttribute(
    'href',
    '/success-stories',
  )
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/hire/poland')])

  const mail = await mailAbout(site, request.email)
  for (const value of Object.values(request)) expect(mail.text).toContain(value)
  expect(mail.text).toContain('/hire/poland')

  await page.getByRole('button', { name: 'Refill contact form' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await expect(contactForm(page).locator('[name=name]')).toBeFocused()
  for (const control of await contactForm(page).locator('input:visible, textarea').all()) {
    await expect(control).toHaveValue('')
  }
  await expect(contactForm(page).locator('[aria-invalid]')).toHaveCount(0)

  // The same words again are another request.
  await fillContactForm(page, request)
  await sendContactForm(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  expect(site.requestsOf(request.email)).toHaveLength(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 400/] })

  for (const tested of formsUnderTest) {
    const { name, path, wrong } = tested
    const newsletter = name === 'newsletter'

    test(`the ${name} form comes back with what is wrong, is corrected and stored once`, async ({
      page,
      site,
    }) => {
      await openForm(page, path, name)
      await fillForm(page, name, wrong.typed)
      const reply = page.waitForResponse((response) => response.url().includes('/api/'))
      await sendForm(page, name)
      expect((await reply).status()).toBe(400)
      await expect(page).toHaveTitle(/^Error: /)
      await expectErrors(page, tested)
      expect(new URL(page.url()).hash).toBe(`#${name}-form`)
      await expect(field(page, name, wrong.invalid[0]!)).toBeInViewport()
      if (name === 'contact' || name === 'service') {
        await expect(
          form(page, name).getByRole('link', { name: 'Name is required' }),
        ).toHaveAttribute('href', `#${name}-name`)
      }

      const typed = { ...wrong.typed, ...tested.typed() }
      await fillForm(page, name, typed)
      await sendButton(page, name).dblclick()
      await expect(page).toHaveURL(
        newsletter
          ? '/newsletter/confirm#main'
          : /\/thank-you\?request=[\w-]{22}&form=[a-z-]+#main$/,
      )
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(newsletter ? 'Almost done' : 'Your request was received')
      await expect(title).toBeInViewport()
      expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])

      if (name !== 'contact') return
      await expect(
        page.getByText('We’ll back to you soon after we’ve reviewed it', { exact: true }),
      ).toBeVisible()
      expect((await mailAbout(site, typed.email)).text).toContain(typed.requestDetails)
    })
  }
})
