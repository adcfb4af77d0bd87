import type { Browser, Page } from '@playwright/test'
import type { Locale } from '../../locales/locales.ts'
import { axeFindings, bringAxe } from './axe.ts'
import { partsAnswer } from './forms.ts'
import { lookAtLayout } from './layout-findings.ts'
import { recordVisit } from './look.ts'
import { siteTest } from './site-test.ts'

/** What is looked at in one visit of a page. */
export type Look = {
  locale: Locale
  /** Widths of the window for boxes and texts; the first is a phone's. */
  widths: readonly number[]
  /**
   * What axe looks at: by all its rules on a phone, and by those of colours in the dark on a desk; or, on pages of
   * sections that others show as well, by some of them on a phone.
   */
  axe?: 'all' | 'structure' | 'content'
  /**
   * What of the page is looked at: the page with its scripts and its words also without them; the page with its
   * scripts, since it tells times in the zone of its visitor; the page without scripts alone.
   */
  scripts: 'with and without' | 'with' | 'without'
  /** Status that the page answers with. */
  status?: 404
  /** Takes the header and the footer away first: they are the same on every page of a locale, and half of it. */
  part?: 'main'
}

/** Findings of a visit by what was looked at; all lists are empty on a page without errors. */
export type Findings = Record<string, string[]>

type Visitor = {
  visit: (path: string, look: Look) => Promise<Findings>
  /** Addresses of the scripts that the last visit fetched. */
  fetched: () => readonly string[]
  /** Opens an English page, without its scripts when nothing is said, and notes that the test came there. */
  open: (path: string, width: number, scripts?: 'with' | 'without') => Promise<Page>
}

/**
 * A test that visits pages of the built site with one page of the browser per worker and language: a context of
 * its own for each address would take longer than all looks at it.
 */
export const test = siteTest.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser, site }, use) => {
      const windows = new Map<Locale, Promise<Windows>>()
      let last: Windows | undefined
      const windowsOf = (locale: Locale) => {
        if (!windows.has(locale)) windows.set(locale, openWindows(browser, site.url, locale))
        return windows.get(locale)!
      }
      await use({
        visit: async (path, look) => {
          last = await windowsOf(look.locale)
          return visit(last, path, look)
        },
        fetched: () => last?.fetched ?? [],
        open: async (path, width, scripts = 'without') => {
          recordVisit(path.split('?')[0]!, test.info())
          const { page, plain } = await windowsOf('en')
          const opened = scripts === 'with' ? page : plain
          await opened.setViewportSize({ width, height: 900 })
          await opened.goto(path)
          return opened
        },
      })
      for (const opened of windows.values()) (await opened).close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

type Windows = {
  page: Page
  plain: Page
  noise: string[]
  fetched: string[]
  close: () => void
}

async function openWindows(browser: Browser, baseURL: string, locale: Locale): Promise<Windows> {
  // Far from the server's time zone: hydration stays silent all the same. To readers of another language a
  // script offers theirs.
  const options = {
    baseURL,
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
  } as const
  const context = await browser.newContext(options)
  // What the server knows only now, such as the counter, is no part of the page. A route of Playwright's would switch
  // the browser's cache off, and every page would load and compile the same scripts again.
  await context.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      const isApi = url.pathname.startsWith('/api/')
      return isApi ? Promise.resolve(new Response(null, { status: 204 })) : fetch(input, init)
    }
  })
  await bringAxe(context)
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url())
  })
  const without = await browser.newContext({ ...options, javaScriptEnabled: false })
  const plain = await without.newPage()
  const close = () => void Promise.all([context.close(), without.close()])
  return { page, plain, noise, fetched, close }
}

/** Width of the window in which colours are looked at in the dark, and words with and without scripts. */
const desk = 1440

async function visit(windows: Windows, path: string, look: Look): Promise<Findings> {
  const { page, plain, noise } = windows
  const { locale, widths, axe, scripts, status = 200, part } = look
  const findings: Findings = {}
  noise.length = 0
  windows.fetched.length = 0
  const shown = scripts === 'without' ? plain : page
  if (scripts !== 'without') {
    // A look that failed may have left it dark.
    await page.emulateMedia({ colorScheme: 'light' })
    // Laying out a whole page anew takes longer than looking at it.
    await page.setViewportSize({ width: axe === 'all' ? desk : widths[0]!, height: 900 })
  }
  const response = await shown.goto(path)
  if (part === 'main') await shown.evaluate(leaveMain)
  if (scripts !== 'without') await partsAnswer(page)
  findings.status =
    response?.status() === status ? [] : [`${response?.status()} instead of ${status}`]

  const { lang, dir } = await shown.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }))
  const expected = `${locale}, ${locale === 'en-XB' ? 'rtl' : 'ltr'}`
  findings['language, direction'] = `${lang}, ${dir}` === expected ? [] : [`${lang}, ${dir}`]

  if (scripts === 'with and without') {
    // As wide as the page with scripts: drawings say their words in other lines at other widths.
    await plain.setViewportSize({ width: desk, height: 900 })
    await plain.goto(path)
    const without = await sentences(plain)
    findings['said by a script only'] = [...(await sentences(page))].filter(
      (sentence) => !without.has(sentence),
    )
  }

  if (axe === 'all') {
    await page.emulateMedia({ colorScheme: 'dark' })
    findings['axe in the dark on a desk'] = await axeFindings(page, 'colours')
    await page.emulateMedia({ colorScheme: 'light' })
  }
  findings.layout = []
  // From where the window is to the other end: each change of it lays out the whole page anew.
  for (const width of axe === 'all' ? widths.toReversed() : widths) {
    findings.layout.push(...(await lookAtLayout(shown, [width])))
    if (axe && width === widths[0]) findings['axe on a phone'] = await axeFindings(page, axe)
  }
  findings.console = noise.filter((text) => status === 200 || !text.includes('status of 404'))
  return Object.fromEntries(Object.entries(findings).filter(([, found]) => found.length > 0))
}

function leaveMain(): void {
  for (const one of document.querySelectorAll('header, footer'))
    if (!one.closest('main')) one.remove()
}

/**
 * Visible lines of more than three words; shorter ones name controls that only a script needs, and a
 * status tells their state.
 */
async function sentences(page: Page): Promise<Set<string>> {
  const [text, states] = await Promise.all([
    page.locator('body').innerText(),
    page.getByRole('status').allInnerTexts(),
  ])
  const said = text.split(/[\n\t]/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const ofStates = new Set(states.map((state) => state.trim()))
  return new Set(said.filter((line) => line.split(' ').length > 3 && !ofStates.has(line)))
}
