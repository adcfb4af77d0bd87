import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '../support/site-test.ts'
import { parseCsv } from '../support/parse-csv.ts'

const tick = (page: Page, question: RegExp) => page.getByRole('checkbox', { name: question })

const bytesOf = async (download: Download) => readFile(await download.path())

async function exported(page: Page, format: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format, exact: true }).press('Enter'),
  ])
  return bytesOf(download)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled })

    test('answers are searched, ticked and taken along by keyboard', async ({ page }) => {
      await page.goto('/procurement')
      await page.getByLabel('Search the answers').fill('penetration')
      await page.getByLabel('Search the answers').press('Enter')
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        '1 of 62 answers contain “penetration”',
      )
      await expect(page.locator('details details[open] mark').first()).toHaveText('penetration')
      await tick(page, /penetration tests/).press('Space')

      // The tick goes along to another search.
      await page.getByLabel('Search the answers').fill('laptop')
      await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(
        'contain “laptop”',
      )
      await tick(page, /what if one is lost/).press('Space')

      const [header, ...rows] = parseCsv(
        (await exported(page, 'CSV')).toString('utf8').replace(/^\uFEFF/, ''),
      )
      expect(rows.map(([id]) => id)).toEqual(['devices', 'pen-test'])
      const sheet = await readSheet(await exported(page, 'Excel'))
      expect(sheet[0]).toEqual(header)
      expect(sheet.slice(1).map(([id]) => id)).toEqual(['devices', 'pen-test'])
      expect((await exported(page, 'Markdown')).toString('utf8')).toContain(
        '### Do you carry out penetration tests?',
      )

      await page.getByRole('button', { name: 'PDF', exact: true }).press('Enter')
      await page.waitForURL('**/procurement?show=selected&q=devices,pen-test')
      await expect(page.locator('details details[open]')).toHaveCount(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('filters leave what belongs to a framework and was checked lately', async ({ page }) => {
      await page.goto('/procurement')
      await page.getByLabel('Framework').selectOption('HIPAA')
      await page.getByLabel('Checked on or after').fill('2026-11-20')
      await page.getByRole('button', { name: 'Filter answers' }).press('Enter')
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText('4 of 62 answers')
      expect(new URL(page.url()).searchParams.get('framework')).toBe('hipaa')
      await page.getByRole('link', { name: 'Show all answers' }).click()
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        '62 of 62 answers',
      )
    })

    test('a link opens its answer', async ({ page }) => {
      await page.goto('/procurement#dpo')
      const answer = page.locator('details details', { has: page.locator('#dpo') })
      await expect(answer).toHaveAttribute('open', '')
      await expect(answer).toContainText('Not published here')
    })

    test('on a phone a link opens its group, and a search all that it finds', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/procurement')
      const question = page.getByText('Do you carry out penetration tests?')
      await expect(question).toBeHidden()
      await page.goto('/procurement?search=penetration')
      await expect(question).toBeVisible()
      await page.goto('/robots.txt')
      await page.goto('/procurement#security')
      await expect(question).toBeVisible()
    })

    test('a hostile address gets a page that says what it can', async ({ page }) => {
      await page.goto(
        '/procurement?q=__proto__,dpo&search=%3Cscript%3E&framework=constructor&since=1e99',
      )
      await expect(page.getByRole('note')).toContainText('1 answer in this link was not found')
      await expect(page.getByText('No answer matches.')).toBeVisible()
    })

    test('what is printed is the selection without its controls', async ({ page }) => {
      await page.goto('/procurement?show=selected&q=dpo,audits')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('May we, or our auditor, audit you?')).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Delivery, quality and rights' }),
      ).toBeVisible()
      await expect(page.getByLabel('Search the answers')).toBeHidden()
      await expect(page.getByRole('button', { name: 'CSV', exact: true })).toBeHidden()
    })
  })
}

test('the selection is counted, and is there again on the next visit', async ({ page }) => {
  await page.goto('/procurement')
  await tick(page, /Multi-factor|multi-factor/).check()
  await expect(page.getByText('1 of 62 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 9' }).first().click()
  await expect(page.getByText('10 of 62 selected')).toBeVisible()
  await page.goto('/procurement')
  await expect(page.getByText('10 of 62 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page.getByText('0 of 62 selected')).toBeVisible()
})

test('a document is a page and a file', async ({ page }) => {
  await page.goto('/procurement')
  await page.getByRole('link', { name: 'Exit plan template' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit plan template')
  const file = await page.getByRole('link', { name: 'Markdown' }).getAttribute('href')
  const response = await page.request.get(file!)
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('# Exit plan template')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the selection stands above the form of a request', async ({ page }) => {
      await page.goto('/procurement?show=selected&q=dpo,audits')
      await page.getByRole('link', { name: 'Send this with my request' }).click()
      await page.waitForURL('**/contact-us**')
      await expect(page.getByText('2 answers selected').first()).toBeVisible()
    })
  })
}
