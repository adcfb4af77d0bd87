import type { Page } from '@playwright/test'
import { codeOfParts, partsAnswer } from '../support/forms.ts'
import type { Site } from '../support/site-under-test.ts'
import { expect, test } from '../support/site-test.ts'

const blockTitle = 'What we build for fintech companies'

/** How often a topic was counted, with the block it stood in; each test presses another topic. */
const pressesOf = (site: Site, topic: string) =>
  site.presses().filter((counted) => counted.topic === topic)

/** Opens a service of the page and clicks its button. */
async function getInTouchAbout(page: Page, service: string) {
  await page.locator('summary', { hasText: service }).click()
  await page.locator(`a[data-topic="${service}"]`).click()
  await expect(page).toHaveURL('/get-in-touch')
}

const storedService = (page: Page) => page.evaluate(() => localStorage.getItem('service'))

test('getting in touch about a service stores it, is counted once, and leads to the form', async ({
  page,
  site,
}) => {
  await page.goto('/industries/fintech')
  await partsAnswer(page)
  await getInTouchAbout(page, 'Ledgers and balances')
  const brief = page.getByRole('list', { name: 'What we send with your request' }).first()
  await expect(brief).toContainText('Ledgers and balances')
  await expect
    .poll(() => pressesOf(site, 'Ledgers and balances'))
    .toEqual([{ block_title: blockTitle, topic: 'Ledgers and balances', presses: 1 }])
})

test.describe('where the code of no part comes', () => {
  test.use({ expectedConsole: [/ERR_FAILED|dynamically imported module/] })

  test('a press counts and is stored all the same', async ({ page, site }) => {
    await page.goto('/industries/fintech')
    await page.route(codeOfParts, (route) => route.abort())
    await getInTouchAbout(page, 'Payment flows')
    expect(await storedService(page)).toBe('Payment flows')
    await expect
      .poll(() => pressesOf(site, 'Payment flows'))
      .toEqual([{ block_title: blockTitle, topic: 'Payment flows', presses: 1 }])
  })
})

test('a result of the finder is counted under its title', async ({ page, site }) => {
  await page.goto('/service-finder?goal=expand_operations&industry=retail')
  await partsAnswer(page)
  const [before] = pressesOf(site, 'Extend Your Team')
  const best = page.locator('#finder article')
  await best.getByRole('link', { name: /^Read More/ }).click()
  await expect(page).toHaveURL('/services/staff-augmentation-services')
  expect(await page.evaluate(() => localStorage.getItem('final'))).toBe('Extend Your Team')
  await expect
    .poll(() => pressesOf(site, 'Extend Your Team'))
    .toEqual([
      { block_title: 'Summary', topic: 'Extend Your Team', presses: (before?.presses ?? 0) + 1 },
    ])
})
