import { randomUUID } from 'node:crypto'
import { signToken } from '../../server/requests/signed-token.ts'
import { axeFindings } from '../support/axe.ts'
import { openForm } from '../support/forms.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

const someAddress = () => `reader-${randomUUID()}@example.org`

test('a reader signs up, confirms by the mail, and unsubscribes', async ({ page, site }) => {
  const email = someAddress()
  await openForm(page, '/', 'newsletter')
  const form = page.locator('#newsletter-form')
  await form.getByLabel('Your email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Almost done – check your inbox to confirm.')).toBeVisible()
  await expect(form.getByLabel('Your email')).toHaveValue('')

  const mail = await mailAbout(site, email)
  const confirm = /http\S+\/newsletter\/confirm\S+/.exec(mail.text)![0]
  await page.goto(confirm.replace(/^http:\/\/[^/]+/, ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome aboard')
  expect(site.subscribers(email)).toEqual(['confirmed'])
})

test('an invalid address shows the exact words until it is edited, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await openForm(page, '/contact-us', 'newsletter')
  const form = page.locator('#newsletter-form')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Please provide your valid email')).toBeVisible()
  await form.getByLabel('Your email').pressSequentially('a')
  await expect(form.getByText('Please provide your valid email')).toBeHidden()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a failed sign-up keeps the address', async ({ page }) => {
  const email = someAddress()
  await openForm(page, '/', 'newsletter')
  await page.route('**/api/blog-subscribe', (route) => route.abort())
  const form = page.locator('#newsletter-form')
  await form.getByLabel('Your email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('alert')).toContainText('We couldn’t sign you up. Please try again.')
  await expect(form.getByLabel('Your email')).toHaveValue(email)
})

test('one press in a mail program ends the subscription', async ({ page, site, request }) => {
  const email = someAddress()
  await request.post('/api/blog-subscribe', { data: { email, pathname: '/' } })
  const [id] = site.subscriberIds(email)
  const token = signToken(site.secret(), 'unsubscribe', id!, Date.now())
  const answer = await request.post(`/newsletter/unsubscribe?token=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(answer.ok()).toBe(true)
  expect(site.subscribers(email)).toEqual(['unsubscribed'])
  await page.goto(`/newsletter/unsubscribe?token=${token}`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
})

test('opening a link changes nothing', async ({ site, request }) => {
  const email = someAddress()
  await request.post('/api/blog-subscribe', { data: { email, pathname: '/' } })
  const [id] = site.subscriberIds(email)
  const token = signToken(site.secret(), 'confirm', id!, Date.now())
  await request.get(`/newsletter/confirm?token=${token}`)
  expect(site.subscribers(email)).toEqual(['pending'])
})

for (const [purpose, words] of [
  ['confirm', 'This link no longer works'],
  ['unsubscribe', 'This link does not work'],
] as const) {
  test(`a damaged link to ${purpose} says what to do`, async ({ page }) => {
    const answer = await page.goto(`/newsletter/${purpose}?token=damaged`)
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    expect(await axeFindings(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sign-up works, and a faulty address comes back with its message', async ({
    page,
    site,
  }) => {
    const email = someAddress()
    await page.goto('/privacy-policy')
    const form = page.locator('#newsletter-form')
    await form.getByLabel('Your email').fill('reader@example')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByText('Please provide your valid email')).toBeVisible()
    await expect(form.getByLabel('Your email')).toHaveValue('reader@example')
    await form.getByLabel('Your email').fill(email)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/newsletter\/confirm#main$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost done')
    expect(site.subscribers(email)).toEqual(['pending'])
  })
})

test.use({ expectedConsole: [/Failed to load resource/] })
