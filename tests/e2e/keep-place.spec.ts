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

/** Set while sheets still wait for their turn to be laid out. */
const heldBack = (page: Page) => page.evaluate(() => document.documentElement.dataset.inTurns)

for (const width of [390, 1440]) {
  test(`reading goes on at the same place after the page is loaded anew or come back to, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect.poll(() => heldBack(page)).toBeUndefined()
    await page.evaluate(() => document.querySelectorAll('main h2')[5]!.scrollIntoView())
    const place = await placeOf(page)
    await page.reload()
    await expect.poll(() => placeOf(page)).toBe(place)
    await page.goto('/privacy-policy')
    await page.goBack()
    await expect.poll(() => placeOf(page)).toBe(place)
  })
}

test('a new page is laid out sheet after sheet; afterwards its height is that of a page laid out whole', async ({
  page,
  context,
}) => {
  const height = (one: Page) => one.evaluate(() => document.documentElement.scrollHeight)
  const whole = await context.newPage()
  await whole.goto('/', { waitUntil: 'networkidle' })
  await whole.reload({ waitUntil: 'networkidle' })
  expect(await heldBack(whole)).toBeUndefined()
  await page.goto('/')
  await expect.poll(() => heldBack(page)).toBeUndefined()
  // A sheet left at its guessed height would be hundreds of pixels off; what React adds to one differs by less
  // than a line.
  const difference = async () => Math.abs((await height(page)) - (await height(whole)))
  await expect.poll(difference).toBeLessThan(16)
})
