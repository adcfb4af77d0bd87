import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

/** The text of the first heading in the window and its distance from the upper edge, in pixels. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main :is(h2, h3)')].find(
      (heading) => heading.getBoundingClientRect().top >= 0,
    )!
    return `${shown.textContent} at ${Math.round(shown.getBoundingClientRect().top)}`
  })

for (const width of [390, 1440]) {
  test(`reading goes on at the same place after the page is loaded anew or come back to, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.evaluate(() => document.querySelectorAll('main h2')[5]!.scrollIntoView())
    const place = await placeOf(page)
    await page.reload()
    await expect.poll(() => placeOf(page)).toBe(place)
    await page.goto('/privacy-policy')
    await page.goBack()
    await expect.poll(() => placeOf(page)).toBe(place)
  })
}

test('a followed link opens its page at the top, Back at the place of the link', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'See outsourcing' })
  await link.scrollIntoViewIfNeeded()
  const place = await placeOf(page)
  await link.click()
  await expect(page).toHaveURL('/services/software-development-outsourcing')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => placeOf(page)).toBe(place)
  await expect(link).toBeInViewport()
})
