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
  for (const field of await contactForm(page).locator('input:visible, textarea').all()) {
    await expect(field).toHaveValue('')
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
