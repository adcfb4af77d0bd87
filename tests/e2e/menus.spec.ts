import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { hydrated } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the mega-menu opens by keyboard, closes with Esc and gives the focus back', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/contact-us')
      const button = page.getByRole('button', { name: 'Success stories' })
      await button.focus()
      await page.keyboard.press('Enter')
      const all = page.getByRole('link', { name: 'All success stories' })
      await expect(all).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(all).toBeHidden()
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await all.click()
      await expect(page).toHaveURL(/\/success-stories$/)
      await expect(page.getByRole('link', { name: 'All success stories' })).toBeHidden()
    })

    test('the phone menu opens, leads on and closes', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', {
        name: 'Blog',
      })
      await expect(link).toBeVisible()
      await link.click()
      await expect(page).toHaveURL(/\/blog$/)
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    })

    test('the language list shows the languages by their own names', async ({ page }) => {
      await page.goto('/contact-us')
      await page.getByRole('button', { name: 'EN – choose language' }).click()
      const english = page.getByRole('link', { name: 'English' })
      await expect(english).toHaveAttribute('aria-current', 'true')
      await expect(english).toHaveAttribute('href', '/contact-us')
    })
  })
}

/** Opens the menu of the home page on a telephone, which covers the page. */
async function openPhoneMenu(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert', '')
}

test('the open phone menu covers an inert page, with no axe findings', async ({ page }) => {
  await openPhoneMenu(page)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('a page that the phone menu leads to can be used', async ({ page }) => {
  await openPhoneMenu(page)
  await page.locator('#menu-phone').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('#menu-phone')).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('the open mega-menu has no axe findings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Success stories' }).click()
  expect(await axeFindings(page)).toEqual([])
})

test('after a client-side navigation the new heading has the focus and the title is set', async ({
  page,
}) => {
  await page.goto('/success-stories')
  await hydrated(page)
  await page
    .locator('main')
    .getByRole('link', { name: /OpenRad/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/success-stories\/openrad$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('OpenRad – Helmwright')
})
