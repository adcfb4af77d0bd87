import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { partsAnswer } from '../support/forms.ts'
import { axeFindings } from '../support/axe.ts'
import { lookAtLayout } from '../support/layout-findings.ts'
import { type Site, startSite } from '../support/site-under-test.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/status of 50[03]/] })

const pages = [
  {
    file: '500.html',
    tab: 'Something went wrong – Helmwright',
    heading: 'Something went wrong on our side',
  },
  { file: '503.html', tab: 'Back in a moment – Helmwright', heading: 'We’ll be back in a moment' },
] as const

for (const { file, tab, heading } of pages) {
  test(`${file} says what is wrong, leads on, and cannot be asked for`, async ({ request }) => {
    const document = parse(readFileSync(join('dist/client', file), 'utf8'))
    expect(document.querySelector('title')?.text).toBe(tab)
    expect(document.querySelector('h1')?.text).toBe(heading)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    const ways = document.querySelectorAll('main ul[aria-labelledby=ways-on] a')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/services',
      '/success-stories',
      '/contact-us',
    ])
    for (const path of [`/${file.slice(0, 3)}`, `/${file}`]) {
      expect((await request.get(path)).status()).toBe(404)
    }
  })
}

test.describe('while rendering fails', () => {
  let site: Site
  let copy: string

  test.beforeAll(async () => {
    copy = mkdtempSync('.cache/broken-')
    cpSync('dist', copy, { recursive: true })
    // The page of results, and the one of unknown addresses, cannot be rendered without these.
    for (const locale of ['en', 'de']) {
      writeFileSync(join(copy, 'client', 'search-documents', `${locale}.json`), '{')
    }
    site = await startSite(copy as `.cache/${string}`)
  })

  test.afterAll(async () => {
    await site.stop()
    rmSync(copy, { recursive: true })
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      for (const [path, heading] of [
        ['/search?q=devops', pages[0].heading],
        ['/no-such-page', pages[0].heading],
        ['/de/search?q=devops', 'Bei uns ist ein Fehler aufgetreten'],
      ] as const) {
        test(`${path} shows the finished page for a fault of ours`, async ({ page }) => {
          const response = await page.goto(site.url + path)
          expect(response!.status()).toBe(500)
          expect(response!.headers()['cache-control']).toBe('no-store')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          const ways = page.locator('main ul[aria-labelledby=ways-on] a')
          await expect(ways).toHaveCount(3)
          await expect(ways.first()).toBeVisible()
          expect(await lookAtLayout(page, [390, 1440])).toEqual([])
          if (!javaScriptEnabled) return
          await partsAnswer(page)
          expect(await axeFindings(page)).toEqual([])
        })
      }
    })
  }

  test('what is a file is still served, and programs get a problem', async ({ page, request }) => {
    expect((await request.get(`${site.url}/services/devops`)).status()).toBe(200)
    const problem = await request.get(`${site.url}/search?q=a`, {
      headers: { Accept: 'application/json, application/problem+json' },
    })
    expect([problem.status(), problem.headers()['content-type']]).toEqual([
      500,
      expect.stringContaining('application/problem+json'),
    ])
    await page.goto(`${site.url}/search?q=a`)
    await page.locator('main ul[aria-labelledby=ways-on] a').first().click()
    await expect(page).toHaveURL(`${site.url}/services`)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'maintenance with JavaScript' : 'maintenance without JavaScript',
    () => {
      test.use({ javaScriptEnabled })

      test('is a page that can be read', async ({ page }) => {
        await page.route('**/services/devops', (route) =>
          route.fulfill({
            status: 503,
            contentType: 'text/html',
            body: readFileSync('dist/client/503.html', 'utf8'),
          }),
        )
        await page.goto('/services/devops')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[1].heading)
        await expect(page).toHaveTitle(pages[1].tab)
        expect(await lookAtLayout(page, [390, 1440])).toEqual([])
        if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
      })
    },
  )
}
