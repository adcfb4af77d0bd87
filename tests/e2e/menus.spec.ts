import { axeFindings } from '../support/axe.ts'
import { partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test('on a desk the skip link is the first stop, and the mega-menu opens by keyboard and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await partsAnswer(page)
  const button = page.getByRole('button', { name: 'Success stories' })
  await button.focus()
  await page.keyboard.press('Enter')
  const all = page.getByRole('link', { name: 'All success stories' })
  await expect(all).toBeVisible()
  expect(await axeFindings(page), 'with the open menu').toEqual([])
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await all.click()
  await expect(page).toHaveURL(/\/success-stories$/)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'All success stories' }),
  ).toBeHidden()
  await expect(page).toHaveTitle('Success stories – Helmwright')
})

test('the open phone menu covers an inert page, and leads to one that can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await partsAnswer(page)
  const button = page.getByRole('button', { name: 'Menu' })
  const main = page.locator('main')
  await button.click()
  await expect(main).toHaveAttribute('inert', '')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(main).not.toHaveAttribute('inert')
  await expect(button).toBeFocused()
  await button.click()
  await page.locator('#menu-phone').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('#menu-phone')).toBeHidden()
  await expect(main).not.toHaveAttribute('inert')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every menu opens, closes and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/contact-us')
    await page.getByRole('button', { name: 'EN – choose language' }).click()
    const english = page.getByRole('link', { name: 'English' })
    await expect(english).toBeVisible()
    await expect(english).toHaveAttribute('aria-current', 'true')
    await expect(english).toHaveAttribute('href', '/contact-us')

    const button = page.getByRole('button', { name: 'Success stories' })
    await button.focus()
    await page.keyboard.press('Enter')
    const all = page.getByRole('link', { name: 'All success stories' })
    await expect(all).toBeVisible()
    await expect(english).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await all.click()
    await expect(page).toHaveURL(/\/success-stories$/)
    await expect(all).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(menu).toBeHidden()
  })
})
