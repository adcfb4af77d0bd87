import { expect, test } from '../support/site-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Pages that list much, and how long they may be on a phone, in pixels. */
const longest = {
  '/sitemap': 5000,
  '/de/sitemap': 5000,
  '/procurement': 9000,
  '/de/procurement': 9000,
  '/compare?a=poland&b=georgia&c=argentina': 7200,
}

for (const [path, limit] of Object.entries(longest)) {
  test(`${path} is at most ${limit} px long on a phone`, async ({ page }) => {
    await page.goto(path)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(length).toBeLessThanOrEqual(limit)
  })
}
