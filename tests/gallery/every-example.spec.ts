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

// Hundreds of short looks: a recording of each would take longer than the look.
test.use({ trace: 'off' })

for (const [component, names] of Object.entries(exampleNames())) {
  for (const name of names) {
    const address = `/example/${component}/${encodeURIComponent(name)}`

    test(`${component}, ${name}`, async ({ page, gallery }) => {
      const open = async (locale: string) => {
        await page.goto(`${gallery.url}${address}?locale=${locale}`)
        await page.waitForSelector('html[data-ready]')
      }
      const findings: Record<string, string[]> = {}

      await open('en')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          findings[`axe, ${colorScheme} at ${width} px`] = await axeFindings(
            page,
            colorScheme === 'light' ? 'all' : 'colours',
          )
        }
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await open('en-XB')
      findings['axe, right to left'] = await axeFindings(page)

      await open('en-XA')
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        findings[`long words at ${width} px`] = overflow > 0 ? [`${overflow} px too wide`] : []
      }

      const html = await (await fetch(gallery.url + address)).text()
      const { results } = await validator.validateString(html, `${component}.html`)
      findings.html = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} – ${selector}`),
      )
      const faults = Object.entries(findings).filter(([, found]) => found.length > 0)
      expect(Object.fromEntries(faults)).toEqual({})
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
