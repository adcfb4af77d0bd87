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
import type { Gallery } from './serve-gallery.ts'
import { shownGallery } from './shown-gallery.ts'

const { exampleNames, renderExample } = (await import(
  pathToFileURL(`${shownGallery}server/render-example.server.js`).href
)) as typeof import('./render-example.server.tsx')

const htmlFindings = createHtmlReader({ leavesOutKnown: false })

type Stage = {
  page: Page
  /** What was written to the console since the last look here. */
  noise: string[]
  show: (component: string, example: string, locale: string) => Promise<string>
}

/** One page of the browser per worker, in which examples take each other's place. */
const test = galleryTest.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, gallery }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: gallery.url })
      const noise: string[] = []
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
      await use({ page, noise, show: (...example) => openExample(page, gallery, ...example) })
      await page.close()
    },
    { scope: 'worker' },
  ],
})
const { expect } = test

async function openExample(
  page: Page,
  { url }: Gallery,
  component: string,
  example: string,
  locale: string,
): Promise<string> {
  const path = `${url}/example/${component}/${encodeURIComponent(example)}?locale=${locale}`
  const html = await (await fetch(path)).text()
  if (page.url() === 'about:blank') {
    await page.goto(path)
    await page.waitForSelector('html[data-ready]')
  } else {
    await page.evaluate((source) => (window as unknown as GalleryWindow).showExample(source), html)
  }
  // Effects run and fonts of other letters arrive.
  await page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    await document.fonts.ready
  })
  return html
}

for (const [component, names] of Object.entries(exampleNames())) {
  for (const name of names) {
    test(`${component}, ${name}`, async ({ stage }, info) => {
      const said = ['en', 'en-XA', 'en-XB'].map((locale) =>
        renderExample({ component, example: name, locale }, { script: '', style: '' }),
      )
      const subject = { files: codeOfExample(component), said: said.join('\n') }
      await unlessGreen(info, subject, async () => {
        expect(await lookAtExample(stage, component, name)).toEqual({})
        return []
      })
    })
  }
}

async function lookAtExample(
  { page, noise, show }: Stage,
  component: string,
  name: string,
): Promise<Record<string, string[]>> {
  noise.length = 0
  const findings: Record<string, string[]> = {}

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 900 })
  const html = await show(component, name, 'en')
  findings['axe at 390 px'] = await axeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  findings['axe in the dark at 1440 px'] = await axeFindings(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })

  await show(component, name, 'en-XA')
  findings['long words'] = await lookAtLayout(page, [320, 768, 1440])
  await show(component, name, 'en-XB')
  findings['right to left'] = await lookAtLayout(page, [390])

  findings.html = htmlFindings(`${component}.html`, html)
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
