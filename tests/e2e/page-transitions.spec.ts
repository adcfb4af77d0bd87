import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

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
