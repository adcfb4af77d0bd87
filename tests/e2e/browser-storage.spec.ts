import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { fillForm, hydrated, openForm } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const path = '/cookies-and-storage'
const now = (page: Page) => page.locator('#stored-now')
const erase = (page: Page) => page.getByRole('button', { name: 'Erase everything' })

const chip = (page: Page) => page.getByRole('button', { name: 'Remove goal: Boost your ROI' })

async function answerAndType(page: Page) {
  await page.goto('/service-finder?goal=boost_your_roi&industry=healthcare')
  await hydrated(page)
  await openForm(page, '/contact-us', 'contact')
  await fillForm(page, 'contact', { name: 'Ada Byron' })
  await expect(chip(page)).toBeVisible()
}

test('what was answered and typed is shown in words, and one button erases it everywhere', async ({
  page,
}) => {
  await answerAndType(page)
  await page.goto(path)
  await expect(now(page).getByText('Boost your ROI')).toBeVisible()
  await expect(now(page).getByText('Ada Byron')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await erase(page).focus()
  await page.keyboard.press('Enter')
  await expect(now(page).getByRole('status')).toContainText('Erased: 4 keys.')
  await expect(now(page).getByText('Nothing is stored.')).toBeFocused()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  await page.goto('/contact-us')
  await hydrated(page)
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('')
  await expect(chip(page)).toHaveCount(0)
})

test('erasing reaches the other tabs', async ({ page, context }) => {
  await answerAndType(page)
  const other = await context.newPage()
  await other.goto(path)
  await erase(other).click()
  await expect(chip(page)).toHaveCount(0)
})

test('a browser that blocks storage is met with words', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto(path)
  await expect(now(page).getByText('Storage is blocked.')).toBeVisible()
  await expect(erase(page)).toHaveCount(0)
})

test('no page sets a cookie', async ({ page, context }) => {
  await answerAndType(page)
  await page.goto(path)
  await hydrated(page)
  expect(await context.cookies()).toEqual([])
})
