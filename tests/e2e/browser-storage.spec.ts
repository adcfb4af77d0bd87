import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { expectValues, fillForm, formAnswers, partsAnswer, openForm } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const path = '/cookies-and-storage'
const now = (page: Page) => page.locator('#stored-now')
const erase = (page: Page) => page.getByRole('button', { name: 'Erase everything' })

const chip = (page: Page) => page.getByRole('button', { name: 'Remove goal: Boost your ROI' })

test('what was answered and typed is shown in words, one button erases it in all tabs, and no cookie is set', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto('/service-finder?goal=boost_your_roi&industry=healthcare')
  await partsAnswer(page)
  await openForm(page, '/contact-us', 'contact')
  await fillForm(page, 'contact', { name: 'Ada Byron' })
  await expect(chip(page)).toBeVisible()
  await other.goto(page.url())
  await formAnswers(other, 'contact')
  await expect(chip(other)).toBeVisible()

  await page.goto(path)
  await expect(now(page).getByText('Boost your ROI')).toBeVisible()
  await expect(now(page).getByText('Ada Byron')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await context.cookies()).toEqual([])

  await erase(page).focus()
  await page.keyboard.press('Enter')
  await expect(now(page).getByRole('status')).toContainText('Erased: 4 keys.')
  await expect(now(page).getByText('Nothing is stored.')).toBeFocused()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await expect(chip(other)).toHaveCount(0)

  await page.goto('/contact-us')
  await formAnswers(page, 'contact')
  await expectValues(page, 'contact', { name: '' })
  await expect(chip(page)).toHaveCount(0)
})
