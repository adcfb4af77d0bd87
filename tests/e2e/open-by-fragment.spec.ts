import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

/** Pages with accordions: of questions; of services, and of problems that are tabs on a desk. */
const paths = ['/faq', '/services/mobile-development']
const widths = [390, 1440]

/** The fragment of the last item of each accordion, which is closed at first. */
const lastFragments = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const last = new Map(
      [...main.querySelectorAll('details[name]')].map((item) => [
        item.getAttribute('name'),
        item.querySelector(':scope > :not(summary) [id], :scope > [id]')?.id,
      ]),
    )
    return [...last.values()].filter((id) => id !== undefined)
  })

/** Which item is open, and how far its title and its text are from the header's lower edge. */
const opened = (page: Page, fragment: string) =>
  page.evaluate((id) => {
    const item = document.getElementById(id)!.closest('details')!
    const title = item.querySelector('summary')!.getBoundingClientRect()
    const header = document.querySelector('header')!.getBoundingClientRect()
    return {
      open: item.open,
      below: title.top >= header.bottom,
      seen: title.bottom <= innerHeight,
      hash: location.hash,
    }
  }, fragment)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const path of paths) {
      test(`a fragment opens its item of ${path}, with the title below the header`, async ({
        page,
      }) => {
        await page.goto(path)
        const fragments = await lastFragments(page)
        expect(fragments.length).toBeGreaterThan(0)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          for (const fragment of fragments) {
            await page.goto('/robots.txt')
            await page.goto(`${path}#${fragment}`)
            await expect
              .poll(() => opened(page, fragment), { message: `${width} px, #${fragment}` })
              .toEqual({ open: true, below: true, seen: true, hash: `#${fragment}` })
          }
        }
      })
    }
  })
}

for (const [where, width] of [
  ['a phone', 390],
  ['a tablet', 800],
] as const) {
  test.describe(`On ${where} without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } })

    test('the panels of many tabs are open, but for that of all, and nothing can be pressed', async ({
      page,
    }) => {
      await page.goto('/technologies')
      // Of all technologies, and of all tools.
      const unions = page.locator('main [data-union]')
      await expect(unions).toHaveCount(2)
      for (const all of await unions.all()) await expect(all).toBeHidden()
      const panels = page.locator('main [role=tabpanel]:not([data-union])')
      expect(await panels.count()).toBeGreaterThan(5)
      for (const panel of await panels.all()) await expect(panel).toBeVisible()
      await expect(page.getByRole('tablist')).toHaveCount(0)
    })
  })
}

test('on paper the list of many tabs is left out', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await page.goto('/technologies')
  await expect(page.getByRole('tablist').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tablist')).toHaveCount(0)
})
