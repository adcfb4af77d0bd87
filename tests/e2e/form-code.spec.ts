import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FormName } from '../../server/contract/form-names.ts'
import { filesBelow } from '../../server/files-below.ts'
import { field, form, formAnswers, holdScripts, partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

/** Stands in the code of final-form, whatever its file is called. */
const formCode = 'FINAL_FORM'

/** Name of the built script that holds the code of the forms. */
function formScript(): string {
  const folder = 'dist/client/assets'
  const script = filesBelow(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(formCode),
  )
  return basename(script!)
}

/** Collects the scripts of a page that hold the code of the forms. */
function formScripts(page: Page): string[] {
  const found: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    // The page may be closed while its last scripts arrive.
    const code = await response.text().catch(() => '')
    if (code.includes(formCode)) found.push(response.url())
  })
  return found
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the home page brings no code of its forms until a form is near', async ({ page }) => {
    const scripts = formScripts(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await partsAnswer(page)
    expect(scripts).toEqual([])
    await formAnswers(page, 'start-project')
    await expect.poll(() => scripts).toHaveLength(1)
  })

  test('a form that is reached by keyboard answers too', async ({ page }) => {
    const scripts = formScripts(page)
    await page.goto('/terms-of-service', { waitUntil: 'networkidle' })
    await partsAnswer(page)
    expect(scripts).toEqual([])
    await field(page, 'newsletter', 'email').focus()
    await formAnswers(page, 'newsletter')
    await page.keyboard.type('reader@example')
    await page.keyboard.press('Enter')
    await expect(form(page, 'newsletter')).toContainText('Please provide your valid email')
    await expect(page).toHaveURL('/terms-of-service')
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

for (const [where, link] of [
  [
    'the same page with a filter',
    { name: /^Healthcare/, path: '/success-stories?industry=healthcare' },
  ],
  ['another page', { name: 'Home', path: '/' }],
] as const) {
  test(`what was typed before the code of the newsletter form is there stays on ${where}`, async ({
    page,
  }) => {
    await page.goto('/success-stories')
    await partsAnswer(page)
    const arrive = await holdScripts(page, `**/${formScript()}`)
    await field(page, 'newsletter', 'email').fill('reader@example.com')
    const data = page.waitForResponse(/pageContext\.json/)
    await page.locator('main').getByRole('link', { name: link.name }).first().click()
    await data
    arrive()
    await expect(page).toHaveURL(link.path)
    await formAnswers(page, 'newsletter')
    await expect(field(page, 'newsletter', 'email')).toHaveValue('reader@example.com')
  })
}
