import { expect, test } from '../support/site-test.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Pages that list much, and how long they may be, in pixels. */
const longest = [
  ['/', phone, 9000],
  ['/de', phone, 9000],
  ['/sitemap', phone, 5000],
  ['/de/sitemap', phone, 5000],
  ['/procurement', phone, 9000],
  ['/de/procurement', phone, 9000],
  ['/compare?a=poland&b=georgia&c=argentina', phone, 7200],
  ['/success-stories', desk, 5000],
  ['/de/success-stories', desk, 5000],
] as const

for (const [path, window, limit] of longest) {
  test(`${path} is at most ${limit} px long at ${window.width} px`, async ({ page }) => {
    await page.setViewportSize(window)
    await page.goto(path)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(length).toBeLessThanOrEqual(limit)
  })
}
