import {
  contactForm,
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  storedPayload,
} from '../support/contact-form.ts'
import { expectValues } from '../support/forms.ts'
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
  await expectValues(page, 'contact', request)

  await site.restart()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
  await site.stop()
})

test('killed right after the answer, the server has the request and still sends the mail', async () => {
  const site = await startSite('dist')
  const request = someRequest()
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Form-Age': '60000' },
    body: JSON.stringify(storedPayload(request, '/contact-us')),
  })
  await site.kill()
  expect(response.status).toBe(201)
  // A mail that was under way when the process died is free again when its lease has run out.
  site.endLeases()
  await site.restart()
  expect(site.requestsOf(request.email)).toEqual([storedPayload(request, '/contact-us')])
  await mailAbout(site, request.email, 20_000)
  await site.stop()
})
