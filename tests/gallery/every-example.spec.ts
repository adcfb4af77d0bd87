import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { galleryTest } from '../support/gallery-test.ts'
import { createHtmlReader } from '../support/html-findings.ts'
import { lookAtLayout } from '../support/layout-findings.ts'
import { codeOfExample } from '../run/reach.ts'
import { unlessGreen } from '../support/look.ts'
import type { GalleryWindow } from './example-script.ts'
import type { Gallery } from './serve-gallery.ts'
import { shownGallery } from './build-gallery.ts'

const { exampleNames, renderExample } = (await import(
  pathToFileURL(`${shownGallery}server/render-example.server.js`).href
)) as typeof import('./render-example.server.tsx')

/** The pages on which examples take turns have script and style already. */
const assets = { script: 'example.js', style: 'example.css' }

const htmlFindings = createHtmlReader({ leavesOutKnown: false })

/** A window in which examples take each other's place. */
type Stage = {
  page: Page
  /** What was written to the console since the last look here. */
  noise: string[]
  /** Shows the HTML of an example in the place of the last one. */
  show: (example: string) => Promise<void>
}

/** A change of a window costs as much as a look, so each worker has one for each width and colour scheme. */
const windows = {
  phone: { viewport: { width: 390, height: 900 } },
  smallPhone: { viewport: { width: 320, height: 900 } },
  darkDesk: { viewport: { width: 1024, height: 900 }, colorScheme: 'dark' },
} as const
type Stages = Record<keyof typeof windows, Stage>

const test = galleryTest.extend<object, { stages: Stages }>({
  stages: [
    async ({ browser, gallery }, use) => {
      const open = (options: BrowserContextOptions) =>
        openStage(browser, gallery, { ...options, reducedMotion: 'reduce', baseURL: gallery.url })
      const stages = {
        phone: await open(windows.phone),
        smallPhone: await open(windows.smallPhone),
        darkDesk: await open(windows.darkDesk),
      }
      await use(stages)
      await Promise.all(Object.values(stages).map(({ page }) => page.close()))
    },
    { scope: 'worker' },
  ],
})
const { expect } = test

async function openStage(
  browser: Browser,
  { names }: Gallery,
  options: BrowserContextOptions,
): Promise<Stage> {
  const page = await browser.newPage(options)
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
  const [component, [name]] = Object.entries(names)[0]!
  await page.goto(`/example/${component}/${encodeURIComponent(name!)}`)
  await page.waitForSelector('html[data-ready]')
  return { page, noise, show: (example) => showExample(page, example) }
}

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
    test(`${component}, ${name}`, async ({ stages }, info) => {
      const [english, long, mirrored] = ['en', 'en-XA', 'en-XB'].map((locale) =>
        renderExample({ component, example: name, locale }, assets),
      ) as [string, string, string]
      const subject = { files: codeOfExample(component), said: english + long + mirrored }
      await unlessGreen(info, subject, async () => {
        expect(await lookAtExample(stages, { english, long, mirrored })).toEqual({})
        return []
      })
    })
  }
}

/** An example in plain words, in long ones, and from right to left. */
type Shown = Record<'english' | 'long' | 'mirrored', string>

async function lookAtExample(
  stages: Stages,
  { english, long, mirrored }: Shown,
): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = {}
  const { phone, smallPhone, darkDesk } = stages
  const noise = Object.values(stages).map((stage) => stage.noise)
  for (const each of noise) each.length = 0

  await phone.show(english)
  findings['axe on a phone'] = await axeFindings(phone.page)
  await phone.show(mirrored)
  findings['right to left'] = await layoutIn(phone)
  await smallPhone.show(long)
  findings['long words on a small phone'] = await layoutIn(smallPhone)
  await darkDesk.show(long)
  findings['axe in the dark on a desk'] = await axeFindings(darkDesk.page, 'colours')
  findings['long words on a desk'] = await layoutIn(darkDesk)

  findings.html = htmlFindings('example.html', english)
  findings.console = noise.flat()
  return Object.fromEntries(Object.entries(findings).filter(([, found]) => found.length > 0))
}

/** What is wrong with the layout at the width that the window has. */
function layoutIn({ page }: Stage): Promise<string[]> {
  return lookAtLayout(page, [page.viewportSize()!.width])
}

test('the gallery knows every examples file', () => {
  const files = readdirSync(new URL('../../components', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => path.endsWith('.examples.tsx'))
  expect(Object.keys(exampleNames())).toHaveLength(files.length)
})
