import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import {
  codeOfParts,
  expectValues,
  field,
  fillForm,
  form,
  formAnswers,
  holdScripts,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

/** What stands in code, whatever its file is called. */
const formCode = 'FINAL_FORM'
const reactCode = 'react.dev/errors'

/** Collects the scripts that a page asks for and that hold some code. */
function scriptsWith(page: Page, code: string): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    const { pathname } = new URL(request.url())
    if (readFileSync(`dist/client${pathname}`, 'utf8').includes(code)) found.push(pathname)
  })
  return found
}

for (const [device, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`On a ${device}, somebody who only reads`, () => {
    test.use({ viewport, isMobile: device === 'phone', hasTouch: device === 'phone' })

    for (const path of ['/', '/success-stories/openrad', '/contact-us', '/service-finder'])
      test(`gets no React with ${path}, also under a pointer at rest`, async ({ page }) => {
        const withReact = scriptsWith(page, reactCode)
        if (device === 'desk') {
          await page.goto('/robots.txt')
          await page.mouse.move(3, 300)
        }
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(withReact).toEqual([])
        if (device === 'desk') await page.mouse.move(20, 340, { steps: 3 })
        else await page.locator('h1').tap()
        await expect.poll(() => withReact).toHaveLength(1)
      })
  })
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the home page brings no code of its forms until a form is near', async ({ page }) => {
    const scripts = scriptsWith(page, formCode)
    await page.goto('/', { waitUntil: 'networkidle' })
    const search = page.getByRole('banner').locator('[data-island="SearchOpener"]')
    await search.getByRole('link').hover()
    await expect(search).toHaveAttribute('data-state', 'answers')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await form(page, 'start-project').scrollIntoViewIfNeeded()
    await expect.poll(() => scripts).toHaveLength(1)
    await formAnswers(page, 'start-project')
    expect(scripts).toHaveLength(1)
  })

  test('a form that is reached by keyboard answers too', async ({ page }) => {
    const scripts = scriptsWith(page, formCode)
    await page.goto('/terms-of-service', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await field(page, 'newsletter', 'email').focus()
    await page.keyboard.type('reader@example')
    await page.keyboard.press('Enter')
    await expect(form(page, 'newsletter')).toContainText('Please provide your valid email')
    await expect(page).toHaveURL('/terms-of-service')
    expect(scripts).toHaveLength(1)
  })
})

/** What of a form would change if its styles came with its code. */
async function lookOf(page: Page, name: FormName) {
  const email = await field(page, name, 'email').evaluate((control) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, fontFamily, padding } =
      getComputedStyle(control)
    return {
      borderTopStyle,
      borderTopWidth,
      borderTopColor,
      backgroundColor,
      fontFamily,
      padding,
    }
  })
  const size = await form(page, name).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return { width, height }
  })
  return { email, size }
}

for (const [path, names] of [
  ['/service-finder', ['short-contact']],
  ['/services/dedicated-team', ['service', 'contact']],
  ['/get-in-touch', ['start-project', 'newsletter']],
] as const) {
  test(`the forms of ${path} look the same before their code is there: ${names.join(', ')}`, async ({
    page,
  }) => {
    const arrive = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    for (const name of names) await form(page, name).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    const before = await Promise.all(names.map((name) => lookOf(page, name)))
    for (const { email } of before) {
      // An unstyled control has an inset border of two pixels.
      expect(email.borderTopStyle).not.toBe('inset')
      expect(email.fontFamily).toContain('Sofia Sans')
    }
    arrive()
    for (const name of names) await formAnswers(page, name)
    expect(await Promise.all(names.map((name) => lookOf(page, name)))).toEqual(before)
  })
}

test('what was typed before the code of the newsletter form is there stands there again at Back', async ({
  page,
}) => {
  const typed = { email: 'reader@example.com' }
  await page.goto('/success-stories')
  const arrive = await holdScripts(page, codeOfParts)
  await fillForm(page, 'newsletter', typed)
  await page.locator('main').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/success-stories')
  await expectValues(page, 'newsletter', typed)
  arrive()
  await formAnswers(page, 'newsletter')
  await expectValues(page, 'newsletter', typed)
})
