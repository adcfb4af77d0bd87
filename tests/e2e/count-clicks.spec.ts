import type { Page } from '@playwright/test'
import { hydrated } from '../support/contact-form.ts'
import { expect, test } from '../support/site-test.ts'

/** Bodies of the beacons that a page sends. */
function beacons(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/clicks')) sent.push(request.postDataJSON())
  })
  return sent
}

const service = { event: 'click_button', block_title: 'What we build for payments and lending' }

async function openService(page: Page) {
  await page.locator('summary', { hasText: 'Ledgers and balances' }).click()
  return page.getByRole('link', { name: 'Get in touch' }).and(page.locator('[data-topic]')).first()
}

test('getting in touch about a service stores it, is counted once, and leads to the form', async ({
  page,
  site,
}) => {
  const sent = beacons(page)
  await page.goto('/industries/fintech')
  await hydrated(page)
  await (await openService(page)).click()
  await expect(page).toHaveURL('/get-in-touch')
  await expect(page.getByRole('list', { name: 'Sent with your request' }).first()).toContainText(
    'Ledgers and balances',
  )
  expect(sent).toEqual([{ ...service, topic: 'Ledgers and balances' }])
  await expect
    .poll(() => site.presses().filter(({ topic }) => topic === 'Ledgers and balances'))
    .toEqual([{ block_title: service.block_title, topic: 'Ledgers and balances', presses: 1 }])
})

test('a press before React answers counts and is stored all the same', async ({ page }) => {
  const sent = beacons(page)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/industries/fintech')
  await (await openService(page)).click()
  await expect(page).toHaveURL('/get-in-touch')
  expect(await page.evaluate(() => localStorage.getItem('service'))).toBe('Ledgers and balances')
  expect(sent).toHaveLength(1)
})

test('a result of the finder is counted under its title', async ({ page }) => {
  const sent = beacons(page)
  await page.goto('/service-finder?goal=expand_operations&industry=retail')
  await hydrated(page)
  await page
    .locator('#finder')
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page).toHaveURL('/services/staff-augmentation-services')
  expect(sent).toEqual([
    { event: 'click_button', block_title: 'Summary', topic: 'Extend Your Team' },
  ])
  expect(await page.evaluate(() => localStorage.getItem('final'))).toBe('Extend Your Team')
})

test('a page with its own queue gets the event, and the server nothing', async ({ page }) => {
  const sent = beacons(page)
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }))
  await page.goto('/industries/fintech')
  await hydrated(page)
  await (await openService(page)).click()
  await expect(page).toHaveURL('/get-in-touch')
  const queue = await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer)
  expect(queue).toEqual([{ ...service, topic: 'Ledgers and balances' }])
  expect(sent).toEqual([])
})

test('who asks not to be tracked is not counted, and loses nothing', async ({ page }) => {
  const sent = beacons(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/industries/fintech')
  await hydrated(page)
  await (await openService(page)).click()
  await expect(page).toHaveURL('/get-in-touch')
  expect(await page.evaluate(() => localStorage.getItem('service'))).toBe('Ledgers and balances')
  expect(sent).toEqual([])
})
