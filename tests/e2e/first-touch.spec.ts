import type { Locator, Page, Request } from '@playwright/test'
import { formUnderTest, payloadOf } from '../support/forms-under-test.ts'
import {
  codeOfParts,
  expectValues,
  field,
  fillForm,
  form,
  holdScripts,
  sendButton,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

/** How a visitor presses a control. */
const ways: Record<string, (control: Locator) => Promise<void>> = {
  'a mouse': (control) => control.click(),
  'a finger': (control) => control.tap(),
  'the keyboard': (control) => control.press('Enter'),
}

test.use({ hasTouch: true })

for (const [way, press] of Object.entries(ways)) {
  test.describe(`Before any script came, with ${way}`, () => {
    for (const [where, { width, menu, within }] of Object.entries({
      'on a desk': { width: 1440, menu: 'Industries', within: 'All industries' },
      'on a phone': { width: 390, menu: 'Menu', within: 'Blog' },
    })) {
      test(`a menu opens at once ${where}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await holdScripts(page)
        await page.goto('/', { waitUntil: 'commit' })
        const header = page.getByRole('banner')
        await press(header.getByRole('button', { name: menu }))
        await expect(header.getByRole('link', { name: within, exact: true })).toBeVisible()
      })
    }
  })
}

/** Opens a page of which a newer build has replaced all code that is fetched later; gives the reports of its errors. */
async function openOldPage(page: Page, path: string): Promise<unknown[]> {
  const reports: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postDataJSON())
  })
  await page.goto(path)
  await page.route(codeOfParts, (route) => route.fulfill({ status: 404 }))
  return reports
}

const pageScriptError = {
  type: 'script-error',
  name: 'TypeError',
  source: expect.stringMatching(/\/assets\/entries\//),
  line: expect.any(Number),
  column: expect.any(Number),
}

const partWith = (page: Page, inner: Locator) => page.locator('[data-island]', { has: inner })

test.describe('When a newer build has replaced the scripts of an open page', () => {
  test.use({ expectedConsole: [/status of 404|dynamically imported module/] })
  const tested = formUnderTest('contact')
  const { name, path } = tested

  for (const [way, press] of Object.entries(ways)) {
    test(`a form is posted plainly with ${way}, with all that was typed, and the fault is reported`, async ({
      page,
      site,
    }) => {
      let loads = 0
      page.on('load', () => (loads += 1))
      const typed = tested.typed()
      const reports = await openOldPage(page, path)
      await fillForm(page, name, typed)
      await expect(partWith(page, form(page, name))).toHaveAttribute('data-state', 'failed')
      await expectValues(page, name, typed)
      expect(loads).toBe(1)
      await expect.poll(() => reports).toContainEqual(pageScriptError)
      await press(sendButton(page, name))
      await expect(page).toHaveURL(/\/thank-you\?request=[\w-]{22}&form=[a-z-]+#main$/)
      expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
    })

    test(`the magnifying glass leads to the page of search with ${way}`, async ({ page }) => {
      await openOldPage(page, path)
      await press(page.getByRole('banner').getByRole('link', { name: 'Search' }))
      await expect(page).toHaveURL('/search')
    })
  }

  test('so do the keys of the search', async ({ page }) => {
    await openOldPage(page, path)
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL('/search')
  })

  test('a form that is sent before the fault is known is posted once all the same', async ({
    page,
    site,
  }) => {
    const typed = tested.typed()
    await openOldPage(page, path)
    let answer = () => {}
    const pressed = new Promise<void>((resolve) => (answer = resolve))
    await page.route(codeOfParts, async (route) => {
      await pressed
      await route.fulfill({ status: 404 })
    })
    await fillForm(page, name, typed)
    await sendButton(page, name).click()
    await expectValues(page, name, typed)
    answer()
    await expect(page).toHaveURL(/\/thank-you\?request=[\w-]{22}&form=[a-z-]+#main$/)
    expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
  })
})

test.describe('Without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  test('a page that was loaded stays as it is, with what was typed, and works when the connection is back', async ({
    page,
    context,
    site,
  }) => {
    const tested = formUnderTest('contact')
    const { name, path } = tested
    const typed = tested.typed()
    await page.goto(path)
    await context.setOffline(true)
    await fillForm(page, name, typed)
    await expect(partWith(page, form(page, name))).toHaveAttribute('data-state', 'failed')
    await expectValues(page, name, typed)
    await expect(page).toHaveURL(path)
    await context.setOffline(false)
    await field(page, name, 'email').press('Enter')
    await expect(page).toHaveURL(/\/thank-you\?request=[\w-]{22}&form=[a-z-]+#main$/)
    expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
  })
})
