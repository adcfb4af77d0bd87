import type { Page } from '@playwright/test'
import { holdScripts, hydrated } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const pageFile = '**/assets/hydration/*.json'
const scripts = /\/assets\/.*\.js$/

/** What is still on its way when the visitor presses for the first time. */
const missing = { 'the file of the page': pageFile, 'the scripts': scripts } as const

/** Pages of both strategies: React starts at the first touch, or when the browser is idle. */
const pagesWhile = {
  'the file of the page': { slider: '/services', search: '/contact-us' },
  'the scripts': {
    slider: '/success-stories/openrad',
    search: '/service-finder?goal=boost_your_roi',
  },
} as const

const next = (page: Page) => page.getByRole('button', { name: 'Next slide' }).first()
const place = (page: Page) =>
  page
    .locator('section[aria-roledescription="carousel"]', { has: page.getByRole('button') })
    .first()
    .getByText(/^\d+ of \d+$/)

for (const [name, what] of Object.entries(missing)) {
  const pages = pagesWhile[name as keyof typeof missing]

  test.describe(`A first press before ${name} came`, () => {
    test(`moves the slider of ${pages.slider} by one`, async ({ page }) => {
      const arrive = await holdScripts(page, what)
      await page.goto(pages.slider)
      await next(page).click()
      await expect(place(page)).toHaveText(/^1 of /)
      arrive()
      await expect(place(page)).toHaveText(/^2 of /)
      await next(page).click()
      await expect(place(page)).toHaveText(/^3 of /)
    })

    test(`opens the search on ${pages.search} by its keys`, async ({ page }) => {
      const arrive = await holdScripts(page, what)
      await page.goto(pages.search)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeHidden()
      arrive()
      await expect(page.getByRole('combobox')).toBeFocused()
    })
  })
}

test('A first press before the scripts came opens a menu at once', async ({ page }) => {
  await holdScripts(page, scripts)
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Industries' })
  await menu.click()
  await expect(page.getByRole('link', { name: 'Fintech' }).first()).toBeVisible()
})

test.describe('When a newer build has replaced the scripts of an open page', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const [name, what] of Object.entries(missing)) {
    test(`the first touch loads it anew: ${name}`, async ({ page }) => {
      let opened = () => {}
      const whenOpened = new Promise<void>((resolve) => (opened = resolve))
      let deployed = false
      let loads = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1
        if (loads === 2) deployed = false
      })
      await page.route(scripts, (route) =>
        deployed && what === scripts ? route.fulfill({ status: 404 }) : route.continue(),
      )
      // The browser's own pointer may touch the page while it opens: the answer waits until it has.
      await page.route(pageFile, async (route) => {
        await whenOpened
        return deployed ? route.fulfill({ status: 404 }) : route.continue()
      })
      await page.goto('/contact-us')
      deployed = true
      opened()
      await page.mouse.move(200, 300)
      await expect.poll(() => loads).toBe(2)
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
