import { readdirSync, readFileSync } from 'node:fs'

import { pathToFileURL } from 'node:url'
import { HtmlValidate } from 'html-validate'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/gallery-test.ts'
import { shownGallery } from './shown-gallery.ts'

const { exampleNames } = (await import(
  pathToFileURL(`${shownGallery}server/render-example.server.js`).href
)) as typeof import('./render-example.server.tsx')

const validator = new HtmlValidate(
  JSON.parse(readFileSync(new URL('../../.htmlvalidate.json', import.meta.url), 'utf8')),
)

for (const [component, names] of Object.entries(exampleNames())) {
  for (const name of names) {
    const address = `/example/${component}/${encodeURIComponent(name)}`

    test.describe(`${component}, ${name}`, () => {
      test('has no axe findings at 390 and 1440 px, in day, dark and right to left', async ({
        page,
        gallery,
      }) => {
        const found: Record<string, string[]> = {}
        const look = async (where: string) => {
          const findings = await axeFindings(page)
          if (findings.length > 0) found[where] = findings
        }
        await page.goto(gallery.url + address)
        await page.waitForSelector('html[data-ready]')
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await look(`${colorScheme} at ${width}`)
          }
        }
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(`${gallery.url}${address}?locale=en-XB`)
        await page.waitForSelector('html[data-ready]')
        await look('right to left')
        expect(found).toEqual({})
      })

      test('is valid HTML and stays inside its box with long words', async ({ page, gallery }) => {
        const html = await (await fetch(gallery.url + address)).text()
        const report = await validator.validateString(html, `${component}.html`)
        expect(
          report.results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} – ${selector}`),
          ),
        ).toEqual([])
        await page.goto(`${gallery.url}${address}?locale=en-XA`)
        await page.waitForSelector('html[data-ready]')
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
          expect(overflow, `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
        }
      })
    })
  }
}

test('the gallery knows every examples file', () => {
  const files = readdirSync(new URL('../../components', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => path.endsWith('.examples.tsx'))
  expect(Object.keys(exampleNames())).toHaveLength(files.length)
})
