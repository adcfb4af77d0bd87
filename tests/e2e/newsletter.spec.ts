import { randomUUID } from 'node:crypto'
import { hydrated } from '../support/contact-form.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

const someAddress = () => `reader-${randomUUID()}@example.org`

test('a reader signs up, confirms by the mail, and unsubscribes', async ({ page, site }) => {
  const email = someAddress()
  await page.goto('/')
  await hydrated(page)
  const form = page.locator('form[action="/api/blog-subscribe"]')
  await form.getByLabel('Your email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Almost done – check your inbox to confirm.')).toBeVisible()
  await expect(form.getByLabel('Your email')).toHaveValue('')

  const mail = await mailAbout(site, '/newsletter/confirm')
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
  await page.goto('/contact-us')
  await hydrated(page)
  const form = page.locator('form[action="/api/blog-subscribe"]')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Please provide your valid email')).toBeVisible()
  await form.getByLabel('Your email').pressSequentially('a')
  await expect(form.getByText('Please provide your valid email')).toBeHidden()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a failed sign-up keeps the address', async ({ page }) => {
  const email = someAddress()
  await page.goto('/')
  await hydrated(page)
  await page.route('**/api/blog-subscribe', (route) => route.abort())
  const form = page.locator('form[action="/api/blog-subscribe"]')
  await form.getByLabel('Your email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('alert')).toContainText('We couldn’t sign you up. Please try again.')
  await expect(form.getByLabel('Your email')).toHaveValue(email)
})

test('a damaged link says what to do', async ({ page }) => {
  const answer = await page.goto('/newsletter/confirm?token=damaged')
  await expect(
    page
      .getByRole('button', { name: 'Confirm subscription' })
      .or(page.getByText('This link no longer works'))
      .first(),
  ).toBeVisible()
  expect(answer?.ok()).toBeDefined()
})

test.use({ expectedConsole: [/Failed to load resource/] })
