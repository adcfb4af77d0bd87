import type { Page } from '@playwright/test'
import { href } from '../../locales/routes.ts'
import { addresses, oneOfEach } from '../support/addresses.ts'
import { someRequest } from '../support/contact-form.ts'
import { hydrated } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'
import { textFaults } from '../support/text-faults.ts'

/** A browser far from the server's time zone and language: hydration must stay silent all the same. */
test.use({ build: 'dist-test', timezoneId: 'Pacific/Auckland', locale: 'de-DE', trace: 'off' })

/** Waits for hydration and layout and looks at three widths: it never scrolls sideways, and no word is cut off or covered. */
async function expectWhole(page: Page, locale: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en-XB' ? 'rtl' : 'ltr')
  await hydrated(page)
  // What has not had its turn has no places for its words yet.
  await expect(page.locator('html')).not.toHaveAttribute('data-in-turns')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await textFaults(page), `texts at ${width} px`).toEqual([])
  }
}

for (const locale of ['en', 'de', 'en-XA', 'en-XB'] as const) {
  test(`a receipt in ${locale} hydrates without a mismatch and fits its width`, async ({
    page,
  }) => {
    const data = { ...someRequest(), pathname: href('contact-us', locale) }
    const answer = await page.request.post('/api/contact', { data })
    await page.goto(answer.headers().location!)
    await expectWhole(page, locale)
  })

  // Messages are what differs from locale to locale, so one page stands for its family of entries.
  for (const { path } of oneOfEach(addresses(locale))) {
    test(`${path} hydrates without a mismatch and fits its width`, async ({ page }) => {
      await page.goto(path)
      await expectWhole(page, locale)
    })
  }
}
