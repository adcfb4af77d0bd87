import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { galleryTest } from '../support/gallery-test.ts'
import { createHtmlReader } from '../support/html-findings.ts'
import { lookAtLayout } from '../support/layout-findings.ts'
import { codeOfExample } from '../run/reach.ts'
import { unlessGreen } from '../support/look.ts'
import type { GalleryWindow } from './example-script.ts'
import { shownGallery } from './build-gallery.ts'

const { exampleNames, renderExample } = (await import(
  pathToFileURL(`${shownGallery}server/render-example.server.js`).href
)) as typeof import('./render-example.server.tsx')

/** The page on which examples take turns has script and style already. */
const assets = { script: 'example.js', style: 'example.css' }

const htmlFindings = createHtmlReader({ leavesOutKnown: false })

type Stage = {
  page: Page
  /** What was written to the console since the last look here. */
  noise: string[]
  /** Shows the HTML of an example in the place of the last one. */
  show: (example: string) => Promise<void>
}

/** One page of the browser per worker, in which examples take each other's place. */
const test = galleryTest.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, gallery }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: gallery.url })
      const noise: string[] = []
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
      const [component, [name]] = Object.entries(gallery.names)[0]!
      await page.goto(`/example/${component}/${encodeURIComponent(name!)}`)
      await page.waitForSelector('html[data-ready]')
      await use({ page, noise, show: (example) => showExample(page, example) })
      await page.close()
    },
    { scope: 'worker' },
  ],
})
const { expect } = test

async function showExample(page: Page, html: string): Promise<void> {
  await page.evaluate(async (source) => {
    await (window as unknown as GalleryWindow).showExample(source)
    // Effects run and fonts of other letters arrive.
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    await document.fonts.ready
  }, html)
}

for (const [component, names] of Object.entries(exampleNames())) {
  for (const name of names) {
    test(`${component}, ${name}`, async ({ stage }, info) => {
      const [english, long, mirrored] = ['en', 'en-XA', 'en-XB'].map((locale) =>
        renderExample({ component, example: name, locale }, assets),
      ) as [string, string, string]
      const subject = { files: codeOfExample(component), said: english + long + mirrored }
      await unlessGreen(info, subject, async () => {
        expect(await lookAtExample(stage, { english, long, mirrored })).toEqual({})
        return []
      })
    })
  }
}

/** An example in plain words, in long ones, and from right to left. */
type Shown = Record<'english' | 'long' | 'mirrored', string>

async function lookAtExample(
  { page, noise, show }: Stage,
  { english, long, mirrored }: Shown,
): Promise<Record<string, string[]>> {
  noise.length = 0
  const findings: Record<string, string[]> = {}

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 900 })
  await show(english)
  findings['axe at 390 px'] = await axeFindings(page)
  await show(mirrored)
  findings['right to left'] = await lookAtLayout(page, [390])

  // A change of the window costs as much as a look, so what wants the same window stands together.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1024, height: 900 })
  await show(long)
  findings['axe in the dark at 1024 px'] = await axeFindings(page, 'colours')
  findings['long words'] = await lookAtLayout(page, [1024, 320])

  findings.html = htmlFindings('example.html', english)
  findings.console = [...noise]
  return Object.fromEntries(Object.entries(findings).filter(([, found]) => found.length > 0))
}

test('the gallery knows every examples file', () => {
  const files = readdirSync(new URL('../../components', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => path.endsWith('.examples.tsx'))
  expect(Object.keys(exampleNames())).toHaveLength(files.length)
})
