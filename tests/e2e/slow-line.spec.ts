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

test.use({ viewport: { width: 390, height: 844 } })

for (const path of pages)
  test(`${path} does not move when its fonts come late, and the next page has them`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const arrive = await holdFonts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    expect(await hasOwnFace(page)).toBe(false)
    await arrive()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('link[rel="prefetch"][href*="late-fonts"]')).toBeAttached()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.001)
    expect(await hasOwnFace(page)).toBe(false)

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect.poll(() => hasOwnFace(page)).toBe(true)
  })

type LayoutShift = PerformanceEntry & { value: number }
