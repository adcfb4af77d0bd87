import {
  contactForm,
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  storedPayload,
} from '../support/contact-form.ts'
import { axeFindings } from '../support/axe.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 400/] })

  test('a request is stored, mailed and answered with the thank-you page', async ({
    page,
    site,
  }) => {
    const request = someRequest()
    await page.goto('/contact-us')
    await fillContactForm(page, request)
    await sendContactForm(page)
    await expect(page).toHaveURL(/\/thank-you\?request=[\w-]{22}#main$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was received')
    await expect(
      page.getByText('We’ll back to you soon after we’ve reviewed it', { exact: true }),
    ).toBeVisible()
    expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
    expect((await mailAbout(site, request.email)).text).toContain(request.requestDetails)
  })

  for (const path of ['/contact-us', '/hire/poland']) {
    test(`faults on ${path} come back beside the fields with every word kept`, async ({
      page,
      site,
    }) => {
      const request = { ...someRequest(), name: ' ', email: 'marta@gmail.com' }
      const before = site.requests().length
      await page.goto(path)
      await fillContactForm(page, request)
      await sendContactForm(page)
      await expect(page).toHaveTitle(/^Error: /)
      const form = contactForm(page)
      await expect(form.locator('#contact-name-error')).toHaveText('Name is required')
      await expect(form.locator('#contact-email-error p').first()).toHaveText(
        'Enter a business email',
      )
      await expect(form.locator('[name=requestDetails]')).toHaveValue(request.requestDetails)
      await expect(form.locator('[name=phone]')).toHaveValue(request.phone)
      await expect(form.getByRole('link', { name: 'Name is required' })).toHaveAttribute(
        'href',
        '#contact-name',
      )
      expect(site.requests()).toHaveLength(before)
    })
  }

  test('sending the same form twice stores it once', async ({ page, site }) => {
    const request = someRequest()
    await page.goto('/contact-us')
    await fillContactForm(page, request)
    await sendContactForm(page)
    await expect(page).toHaveURL(/\/thank-you\?request=[\w-]{22}#main$/)
    await page.goBack()
    await expect(page).toHaveURL('/contact-us')
    await fillContactForm(page, request)
    await sendContactForm(page)
    await expect(page).toHaveURL(/\/thank-you\?request=[\w-]{22}#main$/)
    expect(site.requestsOf(request.email)).toHaveLength(1)
  })
})

test('a page with faults becomes interactive, is corrected and sent', async ({ page, site }) => {
  const request = someRequest()
  const answer = await page.request.post('/api/contact', {
    form: { ...request, name: '', pathname: '/contact-us' },
  })
  expect(answer.status()).toBe(400)
  const html = await answer.text()
  await page.route('**/contact-us', (route) =>
    route.fulfill({ status: 400, headers: answer.headers(), body: html }),
  )
  await openPage(page, '/contact-us')
  await expect(page.locator('#contact-name-error')).toHaveText('Name is required')
  expect(await axeFindings(page)).toEqual([])
  await contactForm(page).locator('[name=name]').fill(request.name)
  await expect(page.locator('#contact-name-error')).toHaveCount(0)
  await sendContactForm(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
})

test.use({ expectedConsole: [/status of 400/] })
