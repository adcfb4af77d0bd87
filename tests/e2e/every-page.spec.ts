import { addresses } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

/** The widths of K-24. */
const widths = [320, 360, 500, 550, 767, 768, 950, 1023, 1024, 1281, 1367, 1669, 1750]

const pages = [...addresses('en').map(({ path }) => path), '/no-such-page']

test.use({ expectedConsole: [/status of 404/] })

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${path} in ${colorScheme}`, () => {
      test.use({ colorScheme })
      for (const width of [390, 1440]) {
        test(`has no axe findings at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          expect(await axeFindings(page)).toEqual([])
        })
      }
    })
  }

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    const tooWide: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
  })

  test(`${path} tells the same without JavaScript`, async ({ page, browser, baseURL }) => {
    await page.goto(path)
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await plain.goto(path)
    const text = (target: typeof page) => target.locator('body').innerText()
    expect(await text(plain)).toBe(await text(page))
    await plain.close()
  })
}
