import type { Page } from '@playwright/test'
import { holdScripts, hydrated } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const pageFile = '**/assets/hydration/*.json'
const scripts = /\/assets\/.*\.js$/

/** What is still on its way when the visitor presses for the first time. */
const missing = { 'the file of the page': pageFile, 'the scripts': scripts } as const

/** Pages of both strategies: React starts at the first touch, or when the browser is idle. */
const slider = ['/success-stories/openrad', '/services'] as const
const search = ['/contact-us', '/blog', '/service-finder?goal=boost_your_roi'] as const

const next = (page: Page) => page.getByRole('button', { name: 'Next slide' }).first()
const place = (page: Page) =>
  page
    .locator('section[aria-roledescription="carousel"]', { has: page.getByRole('button') })
    .first()
    .getByText(/^\d+ of \d+$/)

for (const [name, what] of Object.entries(missing)) {
  test.describe(`A first press before ${name} came`, () => {
    for (const path of slider) {
      test(`moves the slider of ${path} by one`, async ({ page }) => {
        const arrive = await holdScripts(page, what)
        await page.goto(path)
        await next(page).click()
        await expect(place(page)).toHaveText(/^1 of /)
        arrive()
        await expect(place(page)).toHaveText(/^2 of /)
        await next(page).click()
        await expect(place(page)).toHaveText(/^3 of /)
      })
    }

    for (const path of search.filter((address) => what === scripts || !address.includes('?'))) {
      test(`opens the search on ${path} by its keys`, async ({ page }) => {
        const arrive = await holdScripts(page, what)
        await page.goto(path)
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('dialog')).toBeHidden()
        arrive()
        await expect(page.getByRole('combobox')).toBeFocused()
      })
    }

    test('opens a menu at once', async ({ page }) => {
      await holdScripts(page, what)
      await page.goto('/')
      const menu = page.getByRole('banner').getByRole('button', { name: 'Industries' })
      await menu.click()
      await expect(page.getByRole('link', { name: 'Fintech' }).first()).toBeVisible()
    })
  })
}

test.describe('When a newer build has replaced the scripts of an open page', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const [name, what] of Object.entries(missing)) {
    test(`the first touch loads it anew: ${name}`, async ({ page }) => {
      await page.goto('/contact-us')
      let deployed = true
      await page.route(what, (route) =>
        deployed ? route.fulfill({ status: 404 }) : route.continue(),
      )
      await page.route(pageFile, (route) =>
        deployed ? route.fulfill({ status: 404 }) : route.fallback(),
      )
      const loaded = page.waitForEvent('load')
      await page.mouse.move(200, 300)
      await loaded
      deployed = false
      await hydrated(page)
    })
  }

  test('a page that is never whole is loaded anew once, and its form is sent without script', async ({
    page,
  }) => {
    await page.route(pageFile, (route) => route.fulfill({ status: 404 }))
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto('/contact-us')
    const again = page.waitForEvent('load')
    await page.mouse.move(200, 300)
    await again
    const failed = page.waitForResponse(pageFile)
    await page.mouse.move(300, 400)
    await failed
    await page.getByRole('main').locator('input[name="name"]').first().fill('Ada Lovelace')
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    expect(loads).toBe(2)
  })
})

test.describe('Without a connection', () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch/] })

  test('a page that was loaded stays as it is, with what was typed', async ({ page }) => {
    await page.route(pageFile, (route) => route.abort())
    await page.goto('/contact-us')
    const name = page.getByRole('main').locator('input[name="name"]').first()
    await name.fill('Ada Lovelace')
    await expect(name).toHaveValue('Ada Lovelace')
    await expect(page).toHaveURL('/contact-us')
  })
})
