import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../find-browser.ts'

/** A film: an HTML document whose motion is CSS animation, its size in pixels, its length in seconds. */
export type Film = {
  html: string
  width: number
  height: number
  duration: number
  framesPerSecond: number
}

/** A browser for drawing frames. */
export function filmBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Draws a film: gives one PNG after the other. */
export async function* filmFrames(browser: Browser, film: Film): AsyncGenerator<Buffer> {
  const page = await openFilm(browser, film)
  for (let frame = 0; frame < film.duration * film.framesPerSecond; frame++) {
    yield await frameAt(page, frame / film.framesPerSecond)
  }
  await page.close()
}

/** The first frame with the class `poster`, as PNG. */
export async function filmPoster(browser: Browser, film: Film): Promise<Buffer> {
  const page = await openFilm(browser, film)
  await page.evaluate(() => void document.documentElement.classList.add('poster'))
  const frame = await frameAt(page, 0)
  await page.close()
  return frame
}

type Page = Awaited<ReturnType<typeof openFilm>>

async function openFilm(browser: Browser, { html, width, height }: Film) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return page
}

async function frameAt(page: Page, seconds: number): Promise<Buffer> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, seconds * 1000)
  return page.screenshot()
}
