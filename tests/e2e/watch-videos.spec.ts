import type { Page } from '@playwright/test'
import heroLoop from '../../components/art/videos/hero-loop.json' with { type: 'json' }
import { axeFindings } from '../support/axe.ts'
import { partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

/** A busy machine decodes slowly. */
const decoding = { timeout: 40_000 }

const playing = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.readyState > 2 && video.currentTime > 0.2)

test.describe('the video of a testimonial', () => {
  const name = 'Renske Oudkerk, Head of Integration, hospital group'
  const control =
    /^Watch, \d+\ss, no sound\s*: Renske Oudkerk, Head of Integration, hospital group$/

  test('loads nothing before the first press of the page, which opens and plays it with captions; Esc closes it', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/services/staff-augmentation-services')
    // The pointer that comes before the press starts the part, which turns the link into a button.
    const link = page.getByRole('link', { name: control })
    const opener = link.or(page.getByRole('button', { name: control }))
    await expect(link).toBeVisible()
    await opener.scrollIntoViewIfNeeded()
    expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([])
    await opener.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByText('This video has no sound.')).toBeVisible()
    await expect.poll(() => playing(page), decoding).toBe(true)
    // Of a video whose length it does not know yet axe complains in the console.
    expect(await axeFindings(page)).toEqual([])
    const captions = await dialog.locator('video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks
      const cues = Array.from(track!.cues as Iterable<VTTCue>)
      return {
        mode: track!.mode,
        words: cues.map(({ text }) => text).join(' '),
        inside: cues.every(({ endTime }) => endTime < video.duration),
      }
    })
    expect(captions.mode).toBe('showing')
    expect(captions.inside).toBe(true)
    await dialog.getByText('Transcript').click()
    await expect(dialog.getByText(captions.words)).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.getByRole('button', { name: control })).toBeFocused()
  })

  test('is a link to the file without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/services/staff-augmentation-services')
    const link = page.getByRole('link', { name: control })
    const response = await page.request.get((await link.getAttribute('href'))!)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'video/mp4'])
    await context.close()
  })
})

test.describe('the loop on the home page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const addresses = [heroLoop.webm.src, heroLoop.mp4.src]

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('plays once the loaded page is touched, is never the largest paint and can be paused', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const painted: string[] = []
        Object.assign(window, { painted })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
            painted.push(entry.element?.tagName ?? 'gone')
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      const order: string[] = []
      page.on('load', () => order.push('load'))
      page.on('request', (request) => {
        if (addresses.includes(new URL(request.url()).pathname)) order.push('video')
      })
      await page.goto('/')
      await partsAnswer(page)
      await expect.poll(() => playing(page), decoding).toBe(true)
      expect(order.slice(0, 2)).toEqual(['load', 'video'])
      const painted = await page.evaluate(
        () => (window as unknown as { painted: string[] }).painted,
      )
      expect(painted.length).toBeGreaterThan(0)
      expect(painted, 'largest paints').not.toContain('VIDEO')

      await page.getByRole('button', { name: 'Pause motion' }).click()
      const video = page.locator('video')
      await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
      await page.getByRole('button', { name: 'Start motion' }).click()
      await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false)
    })
  })

  test('is not loaded when the visitor wants less motion', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await partsAnswer(page)
    for (let turn = 0; turn < 2; turn++) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked.filter((path) => addresses.includes(path))).toEqual([])
    await expect(page.getByRole('img', { name: /^Chart of Europe/ })).toBeVisible()
  })
})
