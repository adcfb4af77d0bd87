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
  const button = page.getByRole('button', { name: 'Industries' })
  await button.focus()
  await page.keyboard.press('Enter')
  const all = page.locator('#menu-industries').getByRole('link', { name: 'All industries' })
  await expect(all).toBeVisible()
  expect(await axeFindings(page), 'with the open menu').toEqual([])
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await all.click()
  await expect(page).toHaveURL(/\/industries$/)
  await expect(all).toBeHidden()
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
  await page.locator('#menu-phone').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.locator('#menu-phone')).toBeHidden()
  await expect(main).not.toHaveAttribute('inert')
})

test('Tab stays within header and menu while the menu of a phone is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await partsAnswer(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((control) => !control.closest('header, [inert]'))
      .map(({ outerHTML }) => outerHTML),
  )
  expect(outside).toEqual([])
})

for (const width of [390, 1023, 1024, 1440]) {
  test(`at ${width} px the language list opens below its button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const button = page.getByRole('button', { name: 'EN – choose language' })
    await button.click()
    const list = (await page.locator('#menu-language').boundingBox())!
    const trigger = (await button.boundingBox())!
    expect(Math.abs(list.x + list.width - (trigger.x + trigger.width))).toBeLessThan(2)
    expect(list.y).toBeGreaterThanOrEqual(trigger.y + trigger.height - 1)
    expect(list.x).toBeGreaterThanOrEqual(0)
  })
}

for (const path of ['/', '/de']) {
  test(`the header of ${path} keeps its parts apart at every width with a navigation`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [1024, 1100, 1180, 1280, 1281, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const { gap, overflow } = await page.getByRole('banner').evaluate((header) => {
        const bar = header.firstElementChild!
        const [brand] = bar.children
        const [first] = bar.querySelector('nav')!.getElementsByTagName('button')
        return {
          gap: first!.getBoundingClientRect().left - brand!.getBoundingClientRect().right,
          overflow: bar.scrollWidth - bar.clientWidth,
        }
      })
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(20)
      expect(overflow, `${width} px`).toBe(0)
    }
  })
}

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

    const button = page.getByRole('button', { name: 'Industries' })
    await button.focus()
    await page.keyboard.press('Enter')
    const all = page.locator('#menu-industries').getByRole('link', { name: 'All industries' })
    await expect(all).toBeVisible()
    await expect(english).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await all.click()
    await expect(page).toHaveURL(/\/industries$/)
    await expect(all).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(menu).toBeHidden()
  })
})
