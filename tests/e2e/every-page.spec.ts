import type { Page } from '@playwright/test'
import type { Locale } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { addresses, oneOfEach } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { hydrated } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'
import { textFaults } from '../support/text-faults.ts'

/** The widths of K-24. */
const widths = [320, 360, 500, 550, 767, 768, 950, 1023, 1024, 1281, 1367, 1669, 1750]

type Scheme = readonly ['light' | 'dark', Parameters<typeof axeFindings>[1]]

const allSchemes: readonly Scheme[] = [
  ['light', 'all'],
  ['dark', 'colours'],
]

/** The lists of tags differ in their posts alone: the one with most posts stands for all. */
const pathsOf = (locale: Locale) =>
  oneOfEach(addresses(locale), ['blog.tag']).map(({ path }) => path)

/** Layout and colours are the same in every language: German is looked at where words are tight. */
const looks = [
  { locale: 'en', widths, schemes: allSchemes },
  { locale: 'de', widths: [320, 768, 1024, 1281], schemes: allSchemes.slice(0, 1) },
] as const satisfies readonly {
  locale: Locale
  widths: readonly number[]
  schemes: readonly Scheme[]
}[]

// Hundreds of short looks: a recording of each would take longer than the look.
test.use({ expectedConsole: [/status of 404/], trace: 'off' })

for (const { locale, widths: tried, schemes } of looks) {
  test.describe(`in ${locale}`, () => {
    // To readers of another language a script offers theirs.
    test.use({ locale })
    for (const path of [...pathsOf(locale), localizedPath('/no-such-page', locale)]) {
      lookAt(path, tried, schemes)
    }
  })
}

function lookAt(path: string, tried: readonly number[], schemes: readonly Scheme[]) {
  test(`${path} says all without JavaScript, has no axe findings, never scrolls sideways and cuts no word off`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // What the server knows only now, such as the counter, is no part of the page.
    await page.route('**/api/**', (route) => route.fulfill({ status: 204 }))
    await page.goto(path)
    await hydrated(page)
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await plain.goto(path)
    const without = new Set(await sentences(plain))
    await plain.close()
    const onlyByScript = (await sentences(page)).filter((sentence) => !without.has(sentence))
    expect.soft(onlyByScript, 'said by a script only').toEqual([])

    for (const [colorScheme, rules] of schemes) {
      await page.emulateMedia({ colorScheme })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const findings = await axeFindings(page, rules)
        expect.soft(findings, `axe, ${colorScheme}, ${width} px`).toEqual([])
      }
    }

    const tooWide: number[] = []
    for (const width of tried) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) tooWide.push(width)
    }
    expect.soft(tooWide, 'widths at which the page scrolls sideways').toEqual([])

    await page.setViewportSize({ width: 320, height: 900 })
    expect.soft(await textFaults(page), 'texts at 320 px').toEqual([])
  })
}

/**
 * Visible lines of more than three words; shorter ones name controls that only a script needs, and a
 * status tells their state.
 */
async function sentences(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const states = await page.getByRole('status').allInnerTexts()
  return text
    .split('\n')
    .filter((line) => line.trim().split(/\s+/).length > 3 && !states.includes(line.trim()))
}
