/**
 * The built site in Firefox: `npm run test:firefox`. One page of each kind in both languages without an error or a
 * sheet that is wider than the window, a choice in the finder, and a request that is stored. Needs a Firefox (`FIREFOX_PATH`, or
 * `firefox-esr` or `firefox` on the path).
 */
import { spawnSync } from 'node:child_process'
import { launch } from 'puppeteer-core'
import { selectableLocales } from '../../locales/locales.ts'
import { listedPages, oneOfEach } from '../support/listed-pages.ts'
import { someRequest } from '../support/contact-form.ts'
import { startSite } from '../support/site-under-test.ts'

function findFirefox(): string {
  const named = process.env.FIREFOX_PATH
  if (named) return named
  for (const name of ['firefox-esr', 'firefox']) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new Error(
    'This test needs a Firefox: install one (for example "apt-get install firefox-esr") or set FIREFOX_PATH to its program.',
  )
}

const site = await startSite('dist')
const browser = await launch({
  browser: 'firefox',
  executablePath: findFirefox(),
  headless: true,
})
const errors: string[] = []
try {
  const page = await browser.newPage()
  await page.setViewport({ width: 1281, height: 900 })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
  })

  const boxes =
    '[...document.querySelectorAll(":is([data-island], [data-behaviour]):not(template)")]'
  const touch = `${boxes}.forEach((box) => box.dispatchEvent(new Event("pointerover", { bubbles: true })))`
  const answers = `${boxes}.every((box) => box.dataset.state === "answers")`
  const open = async (path: string) => {
    await page.goto(site.url + path)
    for (let tries = 0; tries < 100 && !(await page.evaluate(answers)); tries++) {
      await page.evaluate(touch)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (!(await page.evaluate(answers))) errors.push(`${path}: a part does not answer`)
    // Firefox calls code that is broken off by the next page an error.
    await page.waitForNetworkIdle({ idleTime: 100 })
  }

  const kinds = selectableLocales.flatMap(({ code }) => oneOfEach(listedPages(code)))
  for (const { path } of kinds) {
    await open(path)
    // A sheet hides what leaves it, but its own content can still be scrolled by a program.
    const tooWide = await page.evaluate(
      'Math.max(...[...document.querySelectorAll("html, main > *")].map((box) => box.scrollWidth - box.clientWidth))',
    )
    if (Number(tooWide) > 0)
      errors.push(`${path}: something is wider than the window by ${tooWide} px`)
  }

  await open('/service-finder')
  await page.locator('#finder label').click()
  await page.waitForSelector('#finder input[name="industry"]', { timeout: 5000 })

  await open('/contact-us')
  const { name, email, phone, company, requestDetails } = someRequest()
  const fields = { name, email, phone, company, requestDetails }
  for (const [control, value] of Object.entries(fields))
    await page.locator(`#contact-form [name="${control}"]`).fill(value)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  await page.locator('#contact-form button[type="submit"]').click()
  await page.waitForSelector('dialog[open]', { timeout: 10_000 })
  if (site.requestsOf(email).length !== 1) errors.push('The request was not stored once.')
  console.info(
    `${kinds.length} kinds of pages, a choice and a request in ${await browser.version()}`,
  )
} finally {
  await browser.close()
  await site.stop()
}
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exitCode = 1
}
