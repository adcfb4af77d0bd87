import { expect, type Page, test as base } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { startDevServer } from '../support/dev-server.ts'

/** Translation guide 9: an edited message is on the page in less than a second. */
const limit = 1000

const file = 'locales/de/forms.json'
const id = 'forms.required-legend'
const words = (JSON.parse(readFileSync(file, 'utf8')) as Entries)[id]!.defaultMessage

type Entries = Record<string, { defaultMessage: string }>
type Catalog = { say: (text: string) => void; write: (content: string) => void }

/** A catalog that a test edits; it is as before when the test ends. */
const test = base.extend<{ catalog: Catalog }, { dev: string }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const server = await startDevServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ dev }, use) => use(dev),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  catalog: async ({}, use) => {
    const before = readFileSync(file, 'utf8')
    const write = (content: string) => writeFileSync(file, content)
    const say = (defaultMessage: string) =>
      write(
        JSON.stringify({ ...(JSON.parse(before) as Entries), [id]: { defaultMessage } }, null, 2),
      )
    await use({ say, write })
    write(before)
  },
})

// All edit the same file. The first page of a fresh development server takes its time.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** Opens the German form, opens a question, scrolls to the form and types into it. */
async function typeIntoForm(page: Page): Promise<() => Promise<void>> {
  await page.goto('/de/contact-us')
  await page.waitForSelector('html[data-hydrated]', { timeout: 120_000 })
  const question = page.locator('main details').first()
  await question.locator('summary').click()
  const name = page.locator('main input[name="name"]').first()
  await name.fill('Ada Lovelace')
  const scrolled = await page.evaluate(() => scrollY)
  return async () => {
    await expect(name).toHaveValue('Ada Lovelace')
    await expect(question).toHaveAttribute('open')
    expect(await page.evaluate(() => scrollY), 'place on the page').toBe(scrolled)
  }
}

const shown = (page: Page, text: string) => page.locator('main').getByText(text).first()

test('an edited message shows within a second, and nothing typed is lost', async ({
  page,
  catalog,
}) => {
  const nothingLost = await typeIntoForm(page)
  await expect(shown(page, words)).toBeVisible()
  const start = performance.now()
  catalog.say('Mit Stern: bitte ausfüllen')
  await expect(shown(page, 'Mit Stern: bitte ausfüllen')).toBeVisible({ timeout: limit })
  console.info(`The edited message showed after ${Math.round(performance.now() - start)} ms`)
  await nothingLost()
  await page.reload()
  await expect(shown(page, 'Mit Stern: bitte ausfüllen')).toBeVisible()
})

for (const [kind, text, fault] of [
  ['broken', 'Mit Stern {', 'no valid ICU message'],
  ['with a value that the page lacks', 'Mit {star}', 'the page has no value “star”'],
] as const) {
  test(`a message ${kind} is reported, and the page keeps its words`, async ({ page, catalog }) => {
    const nothingLost = await typeIntoForm(page)
    catalog.say(text)
    const report = page.locator('vite-error-overlay')
    await expect(report).toContainText(`${file}:23 ${id}: ${fault}`)
    await expect(shown(page, words)).toBeVisible()
    catalog.say('Pflichtfelder haben einen Stern')
    await expect(shown(page, 'Pflichtfelder haben einen Stern')).toBeVisible()
    await expect(report).toHaveCount(0)
    await nothingLost()
  })
}

test('a file that is no JSON is reported with the line and the message where it ends', async ({
  page,
  catalog,
}) => {
  const nothingLost = await typeIntoForm(page)
  catalog.write(`{\n  "${id}": {\n    "defaultMessage": "Mit Stern"\n  \n`)
  await expect(page.locator('vite-error-overlay')).toContainText(`${file}:5 ${id}:`)
  await expect(shown(page, words)).toBeVisible()
  await nothingLost()
})
