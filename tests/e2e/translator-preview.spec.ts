import type { Locator, Page } from '@playwright/test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageNotes } from '../../server/build/vite-plugins/preview-notes.ts'
import { writeShots } from '../shots/write-shots.ts'
import { axeFindings } from '../support/axe.ts'
import { form, holdScripts, partAnswers } from '../support/forms.ts'
import { expect, test } from '../support/translator-test.ts'

/** A development server makes a page ready when it is asked for the first time. */
const firstLoad = 120_000

const id = 'forms.required-legend'

// All edit the same file. The first page of a fresh development server takes its time.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** The German form's island. */
const formBox = (page: Page) => page.locator('[data-island]', { has: form(page, 'contact') })

/** Where a field stands in the window once that no longer changes: styles and fonts of a development server come late. */
async function settledPlace(field: Locator): Promise<number> {
  let place = -1
  await expect(async () => {
    const before = place
    place = await topOf(field)
    expect(place).toBe(before)
  }).toPass({ intervals: [500] })
  return place
}

const topOf = (field: Locator) =>
  field.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Opens the German form and a question, and types a name: what an edit must not undo. */
async function typeIntoForm(
  page: Page,
  { query = '', codeHeld = false } = {},
): Promise<() => Promise<void>> {
  await page.goto(`/de/contact-us${query}`, { timeout: firstLoad })
  const question = page.locator('main details').first()
  await question.locator('summary').click()
  const name = page.locator('main input[name="name"]').first()
  await name.fill('Ada Lovelace')
  if (!codeHeld) await partAnswers(formBox(page), firstLoad)
  const place = await settledPlace(name)
  return async () => {
    await expect(name).toHaveValue('Ada Lovelace')
    await expect(question).toHaveAttribute('open')
    expect(await topOf(name), 'place in the window').toBe(place)
  }
}

/** Settles when an edited text has reached the page, which is opened after the call. */
function editArrives(page: Page, text: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes(text)) resolve()
      }),
    )
  })
}

const shown = (page: Page, text: string) => page.locator('main').getByText(text).first()
const overlay = (page: Page) => page.locator('[data-l10n-preview][data-ready]')
const panel = (page: Page) => overlay(page).getByRole('region', { name: 'Texte auf dieser Seite' })
const row = (page: Page, message: string) =>
  panel(page).getByRole('button', { name: message }).first()

test.describe('An edited catalog', () => {
  test('shows on the open page, or is reported when it is broken, and nothing typed is lost', async ({
    page,
    catalog,
  }) => {
    const nothingLost = await typeIntoForm(page)
    await expect(shown(page, catalog.text(id))).toBeVisible()
    await expect(
      page.locator('[data-l10n], [data-l10n-attributes], [data-l10n-preview]'),
      'no preview without being asked',
    ).toHaveCount(0)

    // How soon is measured by `npm run bench:build`.
    await catalog.say(id, 'Mit Stern: bitte ausfüllen')
    await expect(shown(page, 'Mit Stern: bitte ausfüllen')).toBeVisible()
    await nothingLost()

    const report = page.locator('vite-error-overlay')
    for (const [kind, text, error] of [
      ['is broken', 'Mit Stern {', 'no valid ICU message'],
      ['has a value that the page lacks', 'Mit {star}', 'the page has no value “star”'],
    ] as const) {
      await test.step(`a message ${kind}`, async () => {
        await catalog.say(id, text)
        await expect(report).toContainText(`${catalog.file}:23 ${id}: ${error}`)
        await expect(shown(page, 'Mit Stern: bitte ausfüllen')).toBeVisible()
        await catalog.say(id, 'Mit Stern: bitte ausfüllen')
        await expect(report).toHaveCount(0)
        await expect(shown(page, 'Mit Stern: bitte ausfüllen')).toBeVisible()
        await nothingLost()
      })
    }
    await test.step('the file is no JSON', async () => {
      await catalog.write(`{\n  "${id}": {\n    "defaultMessage": "Mit Stern"\n  \n`)
      await expect(report).toContainText(`${catalog.file}:5 ${id}:`)
      await expect(shown(page, 'Mit Stern: bitte ausfüllen')).toBeVisible()
      await nothingLost()
      const later = await page.context().newPage()
      await later.goto(page.url())
      await expect(later.locator('vite-error-overlay')).toContainText(`${catalog.file}:5 ${id}:`)
      await expect(shown(later, 'Mit Stern: bitte ausfüllen')).toBeVisible()
      await later.close()
    })

    await catalog.say(id, 'Pflichtfelder haben einen Stern')
    await expect(shown(page, 'Pflichtfelder haben einen Stern')).toBeVisible()
    await expect(report).toHaveCount(0)
    await nothingLost()
    await page.reload()
    await expect(shown(page, 'Pflichtfelder haben einen Stern')).toBeVisible()
  })

  test('waits for the code of a form that somebody types into already', async ({
    page,
    catalog,
  }) => {
    const release = await holdScripts(page, /forms\/ContactForm\.tsx/)
    const edited = 'Mit Stern: bitte ausfüllen'
    const arrived = editArrives(page, edited)
    const nothingLost = await typeIntoForm(page, { codeHeld: true })
    await catalog.say(id, edited)
    await arrived
    await expect(shown(page, edited)).toBeVisible()
    await nothingLost()
    await expect(formBox(page)).not.toHaveAttribute('data-state')
    release()
    await partAnswers(formBox(page), firstLoad)
    await expect(shown(page, edited)).toBeVisible()
    await nothingLost()
  })
})

test('An edited text of the content has the open page load anew', async ({ page }) => {
  const file = 'content/blog/a-handover-that-works/de.md'
  const before = readFileSync(file, 'utf8')
  const heading = page.getByRole('heading', { level: 1 })
  const follows = () =>
    page.waitForEvent('console', {
      predicate: (message) => message.text() === '[vite] connected.',
      timeout: firstLoad,
    })
  const opened = follows()
  await page.goto('/de/blog/a-handover-that-works', { timeout: firstLoad })
  await opened
  await expect(heading).toHaveText(before.split('\n')[0]!.replace('# ', ''))
  const loadedAnew = follows()
  try {
    writeFileSync(file, before.replace(/^# .*/, '# Was eine Übergabe braucht'))
    await loadedAnew
    await expect(heading).toHaveText('Was eine Übergabe braucht')
  } finally {
    const loadedAgain = follows()
    writeFileSync(file, before)
    // Or it would be the page of the next test that loads anew.
    await loadedAgain
  }
})

test.describe('The preview', () => {
  test('outlines messages in place and says all about them, by keyboard and by a press on an outline', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/de/contact-us?l10n=ids')
    await expect(overlay(page)).toBeVisible({ timeout: firstLoad })
    await expect(page.locator(`main [data-l10n~="${id}"]`)).toBeVisible()
    // React objects in the console to whatever it does not know in the HTML of an island.
    const search = page.locator('[data-island="SearchOpener"]')
    const named = search.locator('[data-l10n-attributes~="aria-label:common.search.open"]')
    await expect(named).toBeAttached()
    await partAnswers(search, firstLoad)
    await expect(named).toBeAttached()
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
      /^\d+ sichtbare Texte$/,
      /^\d+ Texte in Attributen und im Kopf$/,
      /^\d+ derzeit unsichtbare Texte$/,
    ])
    const note = messageNotes('.', 'de')['forms.send-request']!
    await row(page, 'forms.send-request').focus()
    await page.keyboard.press('Enter')
    const facts = panel(page).locator('dl')
    await expect(facts.locator('dd')).toHaveText([
      note.english,
      note.description,
      `${note.used} von ${note.max} Zeichen`,
      note.state === 'reviewed' ? 'Geprüft' : 'Übersetzt',
      'Seit der Übersetzung unverändert',
      `${note.file}:${note.line}`,
    ])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('status')).toHaveText('Kopiert: forms.send-request')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('forms.send-request')
    await row(page, 'common.head.title').click()
    await expect(facts.locator('dd').last()).toHaveText('title')
    await row(page, 'common.shell.main-navigation').click()
    await expect(facts.locator('dd').last()).toHaveText('aria-label')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([])
    }

    const label = overlay(page).getByRole('button', {
      name: 'contact.form.title',
      includeHidden: true,
    })
    await label.first().click()
    await expect(row(page, 'contact.form.title')).toHaveAttribute('aria-expanded', 'true')
    await expect(row(page, 'contact.form.title')).toBeFocused()
  })

  test('marks a text that has become too long as soon as it is saved', async ({
    page,
    catalog,
  }) => {
    const nothingLost = await typeIntoForm(page, { query: '?l10n=ids' })
    await expect(row(page, 'forms.send-request')).not.toContainText('Zu lang')
    await catalog.say('forms.send-request', 'Anfrage jetzt unverbindlich an das Team absenden')
    await expect(row(page, 'forms.send-request')).toContainText('Zu lang')
    await expect(shown(page, 'Anfrage jetzt unverbindlich')).toBeVisible()
    await nothingLost()
  })

  test('shows ids or the English beside the words, follows links and ends without a trace', async ({
    page,
    catalog,
  }) => {
    const nothingLost = await typeIntoForm(page, { query: '?l10n=keys' })
    const legend = page.locator(`main [data-l10n~="${id}"]`)
    await expect(legend).toContainText(id)
    await panel(page).getByRole('button', { name: 'Mit Englisch' }).click()
    await expect(legend).toContainText('⟦* required⟧')
    await nothingLost()
    await expect(page).toHaveURL(/\?l10n=en$/)
    await page.locator('main nav a').first().click()
    await expect(page).toHaveURL(/\/de\?l10n=en$/, { timeout: firstLoad })
    await expect(page.locator('[data-l10n~="home.hero.lead"]').first()).toContainText('⟦', {
      timeout: firstLoad,
    })
    await page.goBack()
    await expect(legend).toContainText('⟦* required⟧', { timeout: firstLoad })
    await panel(page).getByRole('button', { name: 'Vorschau beenden' }).click()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.locator('[data-l10n], [data-l10n-attributes]')).toHaveCount(0)
    await expect(shown(page, catalog.text(id))).toBeVisible()
    expect(await page.locator('main').innerText()).not.toMatch(/[⟦\u{E0020}-\u{E007F}]/u)
    await expect(page).toHaveURL(/\/de\/contact-us$/)
  })

  test('gives a picture of each message that is asked for', async ({ dev }) => {
    const folder = mkdtempSync(join(tmpdir(), 'shots-'))
    const paths = ['/de/sitemap']
    const { shown: taken, unshown } = await writeShots(dev, 'de', folder, {
      paths,
      prefixes: ['common.footer', 'mail.request'],
    })
    expect(taken['common.footer.copyright']).toBe('/de/sitemap')
    expect(unshown['mail.request.subject']).toBe('stands in a mail')
    expect(Object.keys(taken).filter((message) => !message.startsWith('common.footer'))).toEqual([])
    const pictures = Object.keys(taken).map((message) => `${message}.jpg`)
    expect(readdirSync(folder).sort()).toEqual([...pictures, 'index.json'].sort())
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    expect(index).toEqual({ shown: taken, unshown })
    rmSync(folder, { recursive: true })
  })
})
