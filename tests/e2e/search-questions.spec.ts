import { axeFindings } from '../support/axe.ts'
import { hydrated } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test('what is typed filters the questions at once; words that fit nothing lead to a person', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const questions = page.locator('main details')
  const all = await questions.count()
  const field = page.getByRole('searchbox')
  await field.fill('laptop')
  await expect(page.getByText(/^\d+ questions? match(es)? “laptop”\.$/)).toBeVisible()
  await expect(page.getByText('On whose laptops is the code written?')).toBeVisible()
  expect(await questions.count()).toBeLessThan(all)
  await field.fill('elephant')
  await expect(page.getByText('No question matches “elephant”.')).toBeVisible()
  await expect(questions).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nothing fits? Ask an engineer' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(questions).toHaveCount(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the server with the questions that fit', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('<b>laptop')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('No question matches “<b>laptop”.')).toBeVisible()
    await page.getByRole('searchbox').fill('Laptop')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/faq?q=Laptop')
    await expect(page.getByRole('searchbox')).toHaveValue('Laptop')
    await expect(page.getByText('On whose laptops is the code written?')).toBeVisible()
    await page.getByRole('link', { name: 'Show all questions' }).click()
    await expect(page).toHaveURL('/faq')
  })
})

test('the answers for procurement can be downloaded as text', async ({ page }) => {
  await page.goto('/compliance')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download these answers as plain text' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('due-diligence.txt')
})
