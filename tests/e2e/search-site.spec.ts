import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { documentsPath } from '../../components/search/search-index.ts'
import { axeFindings } from '../support/axe.ts'
import { partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const searchFile = documentsPath('en')
const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })

async function openByKeys(page: Page) {
  await partsAnswer(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('a press on the magnifying glass opens the dialog over the page; Esc clears, then closes; the query is kept otherwise', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const ofSearch = (url: string) => url.includes('SearchDialog') || url.endsWith(searchFile)
  await page.goto('/contact-us')
  await partsAnswer(page)
  expect(fetched.filter(ofSearch), 'fetched before it is used').toEqual([])

  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => fetched.some((url) => url.endsWith(searchFile))).toBe(true)
  await page.keyboard.type('fhir')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('fhir')
  await dialog(page).getByRole('button', { name: 'Close search' }).click()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('fhir')
  await page.keyboard.type('kubernetes')
  await expect(field(page)).toHaveValue('kubernetes')
  await expect(page, 'behind the dialog').toHaveURL('/contact-us')

  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, 'colours'), 'in the dark').toEqual([])
  await field(page).fill('xyzzy')
  await expect(dialog(page).getByText('Nothing found for “xyzzy”')).toBeVisible()
  expect(await axeFindings(page, 'colours'), 'without results').toEqual([])
})

test('Ctrl-K leads to a question, also on its own page, by a mistyped word to a page, and to all results', async ({
  page,
}) => {
  await page.goto('/contact-us')
  for (const start of ['/contact-us', '/services/devops']) {
    await expect(page).toHaveURL(new RegExp(start))
    await openByKeys(page)
    await page.keyboard.type('do we need kubernetes')
    await page.getByRole('option', { name: 'Do we need Kubernetes?' }).click()
    await expect(page).toHaveURL(/\/services\/devops#need-kubernetes$/)
    await expect(page.locator('#need-kubernetes')).toBeInViewport()
    await expect(dialog(page)).toBeHidden()
  }

  await openByKeys(page)
  await page.keyboard.type('fintch')
  await expect(page.getByRole('option', { name: 'Fintech software development' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Fintech software')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/industries\/fintech$/)
  await expect(dialog(page)).toBeHidden()

  await openByKeys(page)
  await page.keyboard.type('react')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=react$/)
  await expect(page.getByRole('searchbox')).toHaveValue('react')
  await expect(page.getByRole('link', { name: 'Web development' }).last()).toBeVisible()
})

test('the page of search follows the typing and keeps it in the address', async ({ page }) => {
  await page.goto('/search')
  await partsAnswer(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('searchbox').pressSequentially('kubernets')
  await expect(page.getByRole('main').getByRole('link', { name: 'DevOps services' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “kubernets”/)
  await expect(page).toHaveURL(/\/search\?q=kubernets$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.getByRole('main').getByRole('link', { name: 'DevOps services' }).click()
  await expect(page).toHaveURL(/\/services\/devops$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=kubernets$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'DevOps services' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedConsole: [/status of 404/] })

    test('an unknown address offers a search and the pages it may have meant; its form and that of the results lead on', async ({
      page,
    }) => {
      const response = await page.goto('/services/web-developmnt')
      if (javaScriptEnabled) await partsAnswer(page)
      expect(response!.status()).toBe(404)
      const ways = page.getByRole('list', { name: 'Where to go next' }).getByRole('link')
      await expect(ways).toHaveCount(3)
      await expect(ways.first()).toHaveAttribute('href', '/services/web-development')
      const main = page.getByRole('main')
      await main.getByRole('searchbox').fill('fhir')
      await main.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search\?q=fhir$/)
      await expect(main.getByRole('link', { name: 'Healthcare software' }).first()).toBeVisible()

      await main.getByRole('searchbox').fill('kubernets')
      await main.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search\?q=kubernets$/)
      await expect(main.getByRole('link', { name: 'DevOps services' })).toBeVisible()
      await expect(main.getByRole('status')).toHaveText(/\d+ results for “kubernets”/)
      await expect(main.getByRole('searchbox')).toHaveValue('kubernets')
      await expect(main.locator('mark').first()).toHaveText('Kubernetes')

      const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script>{x}&quot;'
      await page.goto(`/search?q=${encodeURIComponent(markup)}`)
      if (javaScriptEnabled) await partsAnswer(page)
      await expect(main.getByRole('searchbox')).toHaveValue(markup)
      await expect(main.getByRole('status')).toContainText(markup)
      expect(await main.locator('img[src=x], script').count()).toBe(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the magnifying glass is a link to the page of search', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

test('whatever the address asks for is answered', async ({ request }) => {
  const odd = [
    '',
    '%E0%A4%A',
    '%00',
    '%F0%9F%9A%A2',
    '__proto__',
    '+',
    'a'.repeat(4000),
    '%22%27%3C',
  ]
  for (const query of odd) {
    const response = await request.get(`/search?q=${query}`)
    expect([query, response.status()]).toEqual([query, 200])
  }
  for (const query of ['q=a&q=b', 'q[]=a', 'q[a]=b']) {
    expect((await request.get(`/search?${query}`)).status()).toBe(200)
  }
})

test('every found address answers with a page, and has the fragment it names', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const { documents } = JSON.parse(readFileSync(`dist/client${searchFile}`, 'utf8'))
  const pages = new Map<string, Set<string>>()
  for (const { path } of documents as { path: string }[]) {
    const [page = '', fragment] = path.split('#')
    if (!pages.has(page)) pages.set(page, new Set())
    if (fragment) pages.get(page)!.add(fragment)
  }
  for (const [page, fragments] of pages) {
    const response = await request.get(page)
    expect([page, response.status()]).toEqual([page, 200])
    const html = await response.text()
    expect([page, [...fragments].filter((id) => !html.includes(`id="${id}"`))]).toEqual([page, []])
  }
})

test('a search that does not load still answers by Enter', async ({ page }) => {
  await page.route(`**${searchFile}`, (route) => route.fulfill({ status: 204 }))
  await page.goto('/contact-us')
  await openByKeys(page)
  await page.keyboard.type('react')
  await expect(dialog(page).getByText(/The search did not load/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=react$/)
})
