import type { Page } from '@playwright/test'
import { someRequest } from '../support/contact-form.ts'
import { partsAnswer } from '../support/forms.ts'
import { findWholeBrowser } from '../../components/art/workshop/find-browser.ts'
import { expect, test } from '../support/site-test.ts'

/** A headless shell keeps no page, but it tells what in a page would keep a browser from it. */
const wholeBrowser = findWholeBrowser()

test.use({
  expectedConsole: [/status of 404/],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: wholeBrowser ?? launchOptions.executablePath,
      // Playwright switches the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

// Whole browsers are slow to start: one does.
test.describe.configure({ mode: 'default' })

/** Pages with every kind of part; what is rendered on request asks browsers not to keep it. */
const paths = [
  '/',
  '/services/staff-augmentation-services',
  '/success-stories',
  '/success-stories/openrad',
  '/blog/who-owns-the-code',
  '/hire/poland',
  '/service-finder',
  '/contact-us',
  '/search',
  '/cookies-and-storage',
]

/**
 * Leaves a page by a link of its footer and comes back.
 * @returns whether it was shown again as it was left, and what of the page kept the browser from it
 */
async function leaveAndComeBack(page: Page) {
  const errors: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') errors.push(reason)
  })
  const path = page.url()
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    }),
  )
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(path)
  await session.detach()
  return { kept: (await page.locator('html').getAttribute('data-kept')) === 'true', faults: errors }
}

test('each kind of page is shown again by Back as it was left', async ({ page }) => {
  test.slow()
  for (const path of paths) {
    await page.goto(path)
    await partsAnswer(page)
    const left = { kept: wholeBrowser !== undefined, faults: [] }
    expect.soft(await leaveAndComeBack(page), path).toEqual(left)
  }
})

test('a page that must be told when it goes is found out', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(() => addEventListener('unload', () => {}))
  expect(await leaveAndComeBack(page)).toEqual({
    kept: false,
    faults: ['UnloadHandlerExistsInMainFrame'],
  })
})

test('a receipt whose request was withdrawn is not shown again', async ({ page }) => {
  const data = { ...someRequest(), pathname: '/contact-us' }
  const response = await page.request.post('/api/contact', { data })
  const receipt = response.headers().location!
  await page.goto(receipt)
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Withdraw this request' }).click()
  await expect(title).toHaveText('Your request is withdrawn')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(receipt)
  await expect(title).toHaveText('No request here')
})

test('a menu that led on is closed when Back shows its page again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Industries' }).click()
  const all = header.getByRole('link', { name: 'All industries' })
  await all.click()
  await expect(page).toHaveURL('/industries')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(all).toBeHidden()
})
