import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

/** Texts whose lines break elsewhere in the stand-ins of the fonts. */
const pages = ['/hire/react-developers', '/blog/a-handover-that-works', '/success-stories/openrad']

/** Whether the headline is written in the site's own face. */
async function hasOwnFace(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.every(({ isCustomFont }) => isCustomFont)
}

/** Holds the fonts back until the answer is called. A route of Playwright's would keep them from the next page's cache. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  // What waits goes on when the session ends.
  return () => devtools.detach()
}

/** Has the page add up how far its texts move. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        (window as unknown as Shifted).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as Shifted).shift)
}
type LayoutShift = PerformanceEntry & { value: number }
type Shifted = { shift: number }

test.use({ viewport: { width: 412, height: 844 } })

for (const path of pages)
  test(`${path} does not move when its fonts come late, and the next page has them`, async ({
    page,
  }) => {
    const shift = await watchShifts(page)
    const arrive = await holdFonts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    expect(await hasOwnFace(page)).toBe(false)
    await arrive()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('link[rel="prefetch"][href*="late-fonts"]')).toBeAttached()
    expect(await shift()).toBeLessThanOrEqual(0.001)
    expect(await hasOwnFace(page)).toBe(false)

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect.poll(() => hasOwnFace(page)).toBe(true)
  })

test('a slow phone whose fonts arrive while it lays out the page moves no text either', async ({
  page,
}) => {
  const shift = await watchShifts(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { latency: 85, downloadThroughput: 1_125_000, uploadThroughput: 540_000 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(pages[0]!, { waitUntil: 'networkidle' })
  await expect(page.locator('link[href*="late-fonts"][fetchpriority]')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  expect(await shift()).toBeLessThanOrEqual(0.001)
})
