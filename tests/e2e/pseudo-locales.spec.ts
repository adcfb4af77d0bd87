import type { Page } from '@playwright/test'
import { href } from '../../locales/routes.ts'
import { addresses, oneOfEach } from '../support/addresses.ts'
import { someRequest } from '../support/contact-form.ts'
import { expect, test } from '../support/site-test.ts'
import { textFaults } from '../support/text-faults.ts'

/** A browser far from the server's time zone and language: hydration must stay silent all the same. */
test.use({ build: 'dist-test', timezoneId: 'Pacific/Auckland', locale: 'de-DE', trace: 'off' })

/** Waits for hydration and looks at three widths: nothing is cut off, laid over other words or too wide. */
async function expectWhole(page: Page, locale: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en-XB' ? 'rtl' : 'ltr')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await textFaults(page), `at ${width} px`).toEqual([])
  }
}

for (const locale of ['en', 'de', 'en-XA', 'en-XB'] as const) {
  test(`a receipt in ${locale} hydrates without a mismatch and shows its words whole`, async ({
    page,
  }) => {
    const data = { ...someRequest(), pathname: href('contact-us', locale) }
    const answer = await page.request.post('/api/contact', { data })
    await page.goto(answer.headers().location!)
    await expectWhole(page, locale)
  })

  // Text is longest in the pseudo-locales; in the others one page stands for its family of entries.
  const families = locale.startsWith('en-X') ? (['blog.tag'] as const) : undefined
  for (const { path } of oneOfEach(addresses(locale), families)) {
    test(`${path} hydrates without a mismatch and shows its words whole`, async ({ page }) => {
      await page.goto(path)
      await expectWhole(page, locale)
    })
  }
}
