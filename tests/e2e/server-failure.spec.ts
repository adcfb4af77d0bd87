import {
  contactForm,
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  storedPayload,
} from '../support/contact-form.ts'
import { mailAbout } from '../support/mail-about.ts'
import { startSite } from '../support/site-under-test.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/Failed to load resource/] })

test('the server stops: every word is kept, and the retry after its return stores one request', async ({
  page,
}) => {
  const site = await startSite('dist')
  const request = someRequest()
  await openPage(page, `${site.url}/contact-us`)
  await fillContactForm(page, request)
  await site.kill()
  await sendContactForm(page)

  const alert = contactForm(page).getByRole('alert')
  await expect(alert).toContainText(
    'We couldn’t send your request. Nothing was lost – please try again.',
  )
  await expect(alert.getByRole('link', { name: 'hello@helmwright.example' })).toBeVisible()
  for (const [name, value] of Object.entries(request)) {
    await expect(contactForm(page).locator(`[name="${name}"]`)).toHaveValue(value)
  }

  await site.restart()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
  await site.stop()
})

test('the answer is lost on its way: the retry does not store a second request', async ({
  page,
  site,
}) => {
  const request = someRequest()
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendContactForm(page)
  await expect(contactForm(page).getByRole('alert')).toContainText('Nothing was lost')
  await page.unroute('**/api/contact')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toHaveLength(1)
})

test('a corrected form after a failure is a new request', async ({ page, site }) => {
  const request = someRequest()
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await sendContactForm(page)
  await expect(contactForm(page).getByRole('alert')).toContainText('Nothing was lost')
  await fillContactForm(page, { phone: '+41 44 000 00 00' })
  await sendContactForm(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toEqual([
    storedPayload({ ...request, phone: '+41 44 000 00 00' }, '/contact-us'),
  ])
})

test('offline is said in words', async ({ page, context }) => {
  await openPage(page, '/contact-us')
  await fillContactForm(page, someRequest())
  await context.setOffline(true)
  await sendContactForm(page)
  await expect(contactForm(page).getByRole('alert')).toContainText('You are offline.')
})

test('killed right after the answer, the server has the request and still sends the mail', async () => {
  test.setTimeout(120_000)
  const site = await startSite('dist')
  const request = someRequest()
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Form-Age': '60000' },
    body: JSON.stringify(storedPayload(request, '/contact-us')),
  })
  await site.kill()
  expect(answer.status).toBe(201)
  await site.restart()
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
  // A mail that was under way when the process died is free again when its lease of 60 s has run out.
  await mailAbout(site, request.email, 75_000)
  await site.stop()
})
