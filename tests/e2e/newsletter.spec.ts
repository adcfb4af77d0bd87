import { randomUUID } from 'node:crypto'
import { signToken } from '../../server/requests/signed-links.ts'
import { axeFindings } from '../support/axe.ts'
import { fillForm, openForm, sendForm } from '../support/forms.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/Failed to load resource/] })

test('a reader signs up, confirms by the mail, and unsubscribes', async ({ page, site }) => {
  const email = `reader-${randomUUID()}@example.org`
  const title = page.getByRole('heading', { level: 1 })
  await openForm(page, '/', 'newsletter')
  await fillForm(page, 'newsletter', { email })
  await sendForm(page, 'newsletter')
  await expect(page.getByText('Almost done – check your inbox to confirm.')).toBeVisible()

  const mail = await mailAbout(site, email)
  const confirm = /http\S+\/newsletter\/confirm\S+/.exec(mail.text)![0]
  await page.goto(confirm.replace(/^http:\/\/[^/]+/, ''))
  await expect(title).toHaveText('Confirm your subscription')
  expect(site.subscribers(email)).toEqual(['pending'])
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(title).toHaveText('You are subscribed')
  expect(site.subscribers(email)).toEqual(['confirmed'])

  const [id] = site.subscriberIds(email)
  const token = signToken(site.secret(), 'unsubscribe', id!, Date.now())
  await page.goto(`/newsletter/unsubscribe?token=${token}`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(title).toHaveText('You are unsubscribed')
  expect(site.subscribers(email)).toEqual(['unsubscribed'])
})

test('a damaged link says what to do', async ({ page }) => {
  for (const [purpose, words] of [
    ['confirm', 'This link no longer works'],
    ['unsubscribe', 'This link does not work'],
  ] as const) {
    const response = await page.goto(`/newsletter/${purpose}?token=damaged`)
    expect(response?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    expect(await axeFindings(page), purpose).toEqual([])
  }
})
