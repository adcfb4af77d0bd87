import { expect, test } from '../support/site-test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, timezoneId: 'America/New_York' })

    test('a city is typed by keyboard, and the hours are on the page and in the address', async ({
      page,
    }) => {
      await page.goto('/working-hours')
      const city = page.getByLabel('Your city', { exact: true })
      await city.focus()
      await city.fill('Munich')
      await page.getByRole('checkbox', { name: 'Tbilisi' }).press('Space')
      await page.getByLabel('Day (optional)').fill('2026-01-15')
      await page.getByRole('button', { name: 'Compare hours' }).press('Enter')
      // Germany is at +1, Georgia at +4.
      await expect(page.getByRole('status').first()).toHaveText('5 hours')
      await expect(city).toHaveValue('Munich')
      const asked = new URL(page.url()).searchParams
      expect([asked.getAll('place'), asked.get('day')]).toEqual([['tbilisi'], '2026-01-15'])
    })

    test('a call is saved as a calendar file', async ({ page }) => {
      await page.goto('/working-hours?city=london&place=warsaw')
      const link = page.getByRole('link', { name: /Save the call at/ }).first()
      const download = page.waitForEvent('download')
      await link.press('Enter')
      expect((await download).suggestedFilename()).toBe('call.ics')
    })

    test('an unknown city has near ones, one press away', async ({ page }) => {
      await page.goto('/working-hours?city=Berln&place=__proto__&day=%00')
      await page.getByRole('note').getByRole('link', { name: 'Berlin' }).click()
      await expect(page.getByLabel('Your city', { exact: true })).toHaveValue('Berlin')
      await expect(page.getByRole('note')).toHaveCount(0)
    })
  })
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an answer is at most 6,000 px long, and every place is one press away', async ({
    page,
  }) => {
    await page.goto('/working-hours?city=london')
    // What a script adds makes the page longer.
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
    const sofia = page.getByRole('link', { name: 'Compare Sofia with London' })
    await expect(sofia).toBeHidden()
    await page.getByText('Compare every location with London').press('Enter')
    await expect(sofia).toBeVisible()
  })
})

test.describe('In New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the browser proposes its city, which can be changed', async ({ page }) => {
    await page.goto('/working-hours')
    const city = page.getByLabel('Your city', { exact: true })
    await expect(city).toHaveValue('New York')
    await expect(page.getByText('Suggested by your browser’s clock.')).toBeVisible()
    await city.fill('Tokyo')
    await page.getByRole('button', { name: 'Compare hours' }).click()
    await expect(city).toHaveValue('Tokyo')
    await expect(page.getByText('Suggested by your browser')).toBeHidden()
  })
})
