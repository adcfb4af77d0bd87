import {
  contactForm,
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  storedPayload,
} from '../support/contact-form.ts'
import { axeFindings } from '../support/axe.ts'
import { formAnswers } from '../support/forms.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/status of 400/] })

test('a request is stored, mailed with every field, and confirmed in the exact words', async ({
  page,
  site,
}) => {
  const request = someRequest()
  await openPage(page, '/contact-us')
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
  expect(await axeFindings(page)).toEqual([])
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])

  const mail = await mailAbout(site, request.email)
  for (const value of Object.values(request)) expect(mail.text).toContain(value)
  expect(mail.text).toContain('/contact-us')
})

test("'Refill contact form' gives the empty form back, with the focus on the name", async ({
  page,
}) => {
  await openPage(page, '/contact-us')
  await fillContactForm(page, someRequest())
  await sendContactForm(page)
  await page.getByRole('button', { name: 'Refill contact form' }).click()

  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await expect(contactForm(page).locator('[name=name]')).toBeFocused()
  for (const field of await contactForm(page).locator('input:visible, textarea').all()) {
    await expect(field).toHaveValue('')
  }
  await expect(contactForm(page).locator('[aria-invalid]')).toHaveCount(0)
})

test('Esc closes the confirmation, and a new page scrolls again', async ({ page }) => {
  await openPage(page, '/hire/poland')
  await fillContactForm(page, someRequest())
  await sendContactForm(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test('faults show beside their fields in the exact words, and nothing is stored', async ({
  page,
  site,
}) => {
  await openPage(page, '/contact-us')
  const before = site.requests().length
  const form = contactForm(page)
  await sendContactForm(page)
  await expect(form.locator('[name=name]')).toBeFocused()
  await expect(form.locator('#contact-name-error')).toHaveText('Name is required')
  await expect(form.locator('#contact-email-error')).toHaveText('Invalid email address')
  expect(await axeFindings(page)).toEqual([])

  await form.locator('[name=name]').fill('Jo')
  await expect(form.locator('#contact-name-error')).toHaveCount(0)
  await expect(form.locator('#contact-email-error')).toBeVisible()

  await form.locator('[name=email]').fill('jo@gmail.com')
  await expect(form.locator('#contact-email-error')).toHaveCount(0)
  await sendContactForm(page)
  await expect(form.locator('#contact-email-error p').first()).toHaveText('Enter a business email')
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('#contact-email-error').getByRole('link')).toBeVisible()
  expect(site.requests()).toHaveLength(before)
})

test('a free-mail domain that only the server knows is refused beside the field', async ({
  page,
  site,
}) => {
  const request = { ...someRequest(), email: 'someone@mailinator.com' }
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await sendContactForm(page)
  await expect(page.locator('#contact-email-error p').first()).toHaveText('Enter a business email')
  await expect(contactForm(page).locator('[name=requestDetails]')).toHaveValue(
    request.requestDetails,
  )
  expect(site.requestsOf(request.email)).toEqual([])
})

test('text typed before the page answers is sent', async ({ page, site }) => {
  const request = someRequest()
  // Scripts wait until everything is typed, as on a slow connection.
  let release = () => {}
  const typed = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await fillContactForm(page, request)
  release()
  await formAnswers(page, 'contact')
  await sendContactForm(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
})

test('a double click stores one request', async ({ page, site }) => {
  const request = someRequest()
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await contactForm(page).getByRole('button', { name: 'Send request' }).dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toHaveLength(1)
})
