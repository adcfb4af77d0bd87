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

/** A first visit may show stand-ins of the fonts, in which lines end elsewhere; later ones show what has come meanwhile. */
async function openAgain(page: Page) {
  await page.goto('/')
  await page.reload()
}

for (const width of [390, 1440]) {
  test(`reading goes on at the same place after the page is loaded anew or come back to, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAgain(page)
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
  await openAgain(page)
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

/** Follows a link of the footer and tells how long the next page fades in, in milliseconds; undefined when it does not. */
async function followLink(page: Page): Promise<number | undefined> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        const lengths = document
          .getAnimations()
          .map(({ effect }) => Number(effect!.getComputedTiming().endTime))
        document.documentElement.dataset.fades = String(Math.max(...lengths))
      })
    })
  })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await page.waitForURL('/blog')
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.locator('#menu-services')).toBeVisible()
  const fades = await page.locator('html').getAttribute('data-fades')
  return fades === null ? undefined : Number(fades)
}

test('who has asked for less motion gets the next page at once', async ({ page }) => {
  expect(await followLink(page)).toBeUndefined()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  // A page that fades in takes no press (https://drafts.csswg.org/css-view-transitions-1/#capture-rendering-characteristics).
  test('a link fades over into the next page, in less time than anybody needs to aim', async ({
    page,
  }) => {
    expect(await followLink(page)).toBe(100)
  })
})
