import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

/** All questions are in the page; a search hides those that do not match, and groups without any. */
const shownQuestions = 'main details:visible'
const shownGroups = 'main section:visible:has(details)'

test('what is typed filters the questions at once; words that match nothing lead to a person', async ({
  page,
}) => {
  await page.goto('/faq')
  const questions = page.locator(shownQuestions)
  const groups = page.locator(shownGroups)
  const [all, allGroups] = [await questions.count(), await groups.count()]
  const field = page.getByRole('searchbox')
  // The first touch of the page: what is typed starts the search, and counts.
  await field.fill('laptop')
  await expect(page.getByText(/^\d+ questions? match(es)? “laptop”\.$/)).toBeVisible()
  await expect(page.getByText('On whose laptops is the code written?')).toBeVisible()
  expect(await questions.count()).toBeLessThan(all)
  expect(await groups.count()).toBeLessThan(allGroups)
  const links = page.getByRole('navigation', { name: 'Question groups' }).getByRole('link')
  await expect(links).toHaveCount(await groups.count())
  await field.fill('elephant')
  await expect(page.getByText('No question matches “elephant”.')).toBeVisible()
  await expect(questions).toHaveCount(0)
  await expect(groups).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'No match? Ask an engineer' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(questions).toHaveCount(all)
  await expect(field).toBeFocused()
})

test('what the server hid is shown again by what is typed', async ({ page }) => {
  await page.goto('/faq?q=elephant')
  const questions = page.locator(shownQuestions)
  await expect(questions).toHaveCount(0)
  await page.getByRole('searchbox').fill('laptop')
  await expect(page.getByText('On whose laptops is the code written?')).toBeVisible()
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByText(/^\d+ questions$/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the server with the questions that match', async ({ page }) => {
    await page.goto('/faq')
    const questions = page.locator(shownQuestions)
    const groups = page.locator(shownGroups)
    const [all, allGroups] = [await questions.count(), await groups.count()]
    await page.getByRole('searchbox').fill('<b>laptop')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('No question matches “<b>laptop”.')).toBeVisible()
    await expect(questions).toHaveCount(0)
    await expect(groups).toHaveCount(0)
    await page.getByRole('searchbox').fill('Laptop')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/faq?q=Laptop')
    await expect(page.getByRole('searchbox')).toHaveValue('Laptop')
    await expect(page.getByText('On whose laptops is the code written?')).toBeVisible()
    expect(await questions.count()).toBeLessThan(all)
    expect(await groups.count()).toBeLessThan(allGroups)
    await page.getByRole('link', { name: 'Show all questions' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(questions).toHaveCount(all)
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
