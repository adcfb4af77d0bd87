import { axeFindings } from '../support/axe.ts'
import { partsAnswer } from '../support/forms.ts'
import { lookAtLayout } from '../support/layout-findings.ts'
import { expect, test } from '../support/site-test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('filters lead to a counted list with an address of its own, and back', async ({
      page,
    }) => {
      await page.goto('/success-stories')
      if (javaScriptEnabled) await partsAnswer(page)
      const filters = page.getByRole('navigation', { name: /^Filter by/ })
      const all = await page.getByRole('article').count()
      await filters.getByRole('link', { name: /^Healthcare/ }).click()
      await expect(page).toHaveURL('/success-stories?industry=healthcare')
      await filters.getByRole('link', { name: /^Mobile/ }).click()
      await expect(page).toHaveURL('/success-stories?industry=healthcare&platform=mobile')
      const shown = await page.getByRole('article').count()
      await expect(page.getByText(`${shown} of ${all} stories: Healthcare, Mobile`)).toBeVisible()
      await expect(filters.getByRole('link', { name: /^Mobile/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await page.goBack()
      await expect(page.getByText(/stories: Healthcare$/)).toBeVisible()
      await page.getByRole('link', { name: 'Show all stories' }).click()
      await expect(page).toHaveURL('/success-stories')
      await expect(page.getByRole('article')).toHaveCount(all)
    })
  })
}

test('a filter that nothing fits says so, shows ways on, and tells a search engine that the plain list counts', async ({
  page,
}) => {
  await page.goto('/success-stories?industry=retail')
  await expect(page.getByText('No published story: Retail')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show all stories' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/success-stories$/)
})

test('on a phone the filters open by a press and stay within the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/success-stories')
  const web = page.getByRole('link', { name: /^Web \d/ })
  await expect(web).toBeHidden()
  await page.getByText('Filter by industry, platform and country').click()
  await expect(web).toBeVisible()
  expect(await lookAtLayout(page, [320])).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})

test('stories like the visitor’s appear where nothing that is read moves', async ({ page }) => {
  await page.goto('/success-stories')
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  const placeOfList = () =>
    list.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await partsAnswer(page)
  const before = await placeOfList()
  await page.evaluate(() => {
    localStorage.setItem('industry', 'fintech')
    localStorage.setItem('goal', 'expand_operations')
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Stories like yours' })).toBeAttached()
  expect(await placeOfList()).toBe(before)
})
