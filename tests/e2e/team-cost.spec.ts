import { readFileSync } from 'node:fs'
import { form } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const asked =
  '/team-cost?role=full-stack-developers&level=senior&place=georgia&count=2&role=qa-engineers&level=middle&place=georgia&count=1&months=12&zone=san-francisco'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a team is chosen by keyboard, and its cost is on the page and in the address', async ({
      page,
    }) => {
      await page.goto('/team-cost')
      await page.getByLabel('Role').focus()
      await page.getByLabel('Role').selectOption('DevOps engineers')
      await page.getByLabel('Country').selectOption('Argentina')
      await page.getByLabel('People').fill('3')
      await page.getByLabel('Months').press('Enter')
      // 3 × 48 × 0.9 × 147 = 19,051.2 and 3 × 64 × 0.9 × 147 = 25,401.6
      await expect(page.getByRole('status').first()).toHaveText('€19,000–25,500')
      expect(new URL(page.url()).searchParams.getAll('count')).toEqual(['3'])
      await expect(page.getByLabel('People')).toHaveValue('3')

      await page.getByRole('button', { name: 'Add a role' }).press('Enter')
      await expect(page.getByLabel('Role')).toHaveCount(2)
      await page.getByLabel('Role').last().selectOption('QA engineers')
      await page.getByRole('button', { name: 'Work out the cost' }).press('Enter')
      // and 34 × 147 = 4,998, 46 × 147 = 6,762
      await expect(page.getByRole('status').first()).toHaveText('€23,900–32,300')

      await page.getByRole('button', { name: 'Remove line 1' }).press('Enter')
      await expect(page.getByLabel('Role')).toHaveCount(1)
      await expect(page.getByLabel('Role')).toHaveValue('qa-engineers')
    })

    test('a second team is copied, changed and read beside the first, in pounds and as a file', async ({
      page,
    }) => {
      await page.goto(
        '/team-cost?role=full-stack-developers&level=senior&place=georgia&count=2&months=12',
      )
      await page.getByRole('button', { name: 'Copy this team' }).press('Enter')
      const second = page.getByRole('group', { name: 'Team 2' })
      await second.getByLabel('Country').selectOption('Poland')
      await second.getByLabel('Months').fill('6')
      await page.getByLabel('Currency').selectOption('Pound sterling (GBP)')
      await page.getByRole('button', { name: 'Work out the cost' }).press('Enter')
      // × 0.85373: 9,487.67 and 12,650.23; without the factor 11,294.85 and 15,059.80
      await expect(page.locator('#answer').getByRole('status')).toHaveText([
        '£9,400–12,700',
        '£11,200–15,100',
      ])
      const table = page.getByRole('table', { name: /Who is in each team/ })
      await expect(table.getByRole('row', { name: /^Difference/ })).toContainText(
        '£1,800–2,400 more',
      )

      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Calculation as CSV' }).click()
      const file = await (await download).path()
      expect(readFileSync(file, 'utf8')).toContain('"11200","15100","GBP"')

      await page.getByRole('button', { name: 'Remove team 1' }).press('Enter')
      await expect(page.locator('#answer').getByRole('status')).toHaveText(['£11,200–15,100'])
      await expect(page.getByLabel('Months')).toHaveValue('6')
    })

    test('nobody meets anybody, and the way out is one press away', async ({ page }) => {
      await page.goto(asked)
      await expect(page.getByRole('note')).toContainText('shares no working hour')
      await page.getByRole('link', { name: 'See this team in Argentina' }).click()
      await expect(page.getByRole('note')).toHaveCount(0)
      expect(new URL(page.url()).searchParams.getAll('place')).toEqual(['argentina', 'argentina'])
    })

    test('a hostile address gets a sane answer', async ({ page }) => {
      await page.goto(
        '/team-cost?role=__proto__&role=qa-engineers&count=1&count=-10000&level=%3Cb%3E&place=constructor&months=1e99&zone=%00&remove=x',
      )
      await expect(page.getByLabel('Role')).toHaveValue('qa-engineers')
      await expect(page.getByLabel('Months')).toHaveValue('36')
      await expect(page.getByRole('status').first()).toHaveText('€4,900–6,800')
      await expect(page.getByRole('note').first()).toContainText(
        'a line has at least one person, so we calculate with one',
      )
    })
  })
}

test('the answer stands above the form of a request', async ({ page }) => {
  await page.goto(asked)
  await page.getByRole('link', { name: 'Send this with my request' }).click()
  await page.waitForURL('**/contact-us')
  await form(page, 'contact').scrollIntoViewIfNeeded()
  await expect(page.getByText(/€14,300–19,100 per month for 12 months/)).toBeVisible()
})

test('the link that is copied leads to the same answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${asked}&add=1`)
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(page.getByText('Copied.')).toBeVisible()
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(address.pathname + address.search).toBe(asked)
})
