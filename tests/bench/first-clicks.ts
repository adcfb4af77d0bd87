import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../components/art/workshop/find-browser.ts'
import { speedPages } from '../support/speed-pages.ts'
import { spread, summary } from './figures.ts'

/** How long after the first paint the first click comes, seconds. */
const clickTimes = [0.2, 0.5, 1, 3] as const

/** Milliseconds from a press to the next paint (PerformanceEventTiming). */
type Clicks = { first: number; later: number[] }

/** Of one page and one moment of the first click. */
export type ClickFigures = {
  path: string
  after: number
  first: ReturnType<typeof summary>
  later: ReturnType<typeof summary>
}

const slowdown = 4

/** As Lighthouse emulates it. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const laterClicks = 5

/** Clicks every page at every moment, several times over. */
export async function responsesToClicks(site: string, rounds: number): Promise<ClickFigures[]> {
  const all: ClickFigures[] = []
  for (const path of speedPages) {
    for (const after of clickTimes) {
      const measured: Clicks[] = []
      for (let round = 0; round < rounds; round += 1)
        measured.push(await clicksOn(site + path, after))
      all.push({
        path,
        after,
        first: summary(measured.map(({ first }) => first)),
        later: summary(measured.flatMap(({ later }) => later)),
      })
    }
  }
  return all
}

/** The goals and, below, the medians with the least and the most. */
export function clickTable(all: readonly ClickFigures[]): Record<string, string | number>[] {
  const rows = all.map(({ path, after, first, later }) => ({
    path,
    'after first paint, s': after,
    first: spread(first, 0),
    later: spread(later, 0),
  }))
  return [{ path: 'goal', 'after first paint, s': '', first: '100', later: '40' }, ...rows]
}

/**
 * Clicks the menu of a page that has just been painted, with the processor slowed down four times, then again when
 * its code answers.
 * @param after seconds between the first paint and the first click
 */
async function clicksOn(url: string, after: number): Promise<Clicks> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage(telephone)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(keepTimings)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
    await page.waitForFunction(
      (ms) =>
        performance.now() - performance.getEntriesByName('first-contentful-paint')[0]!.startTime >=
        ms,
      after * 1000,
    )
    const first = await pressed(page)
    await page.locator('[data-behaviour="phone-menu"][data-state="answers"]').waitFor()
    const later: number[] = []
    for (let turn = 0; turn < laterClicks; turn += 1) later.push(await pressed(page))
    return { first, later }
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    timings: { name: string; duration: number }[]
  }
}

function keepTimings(): void {
  window.timings = []
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) window.timings.push({ name, duration })
  }).observe(options)
}

/** Clicks the button of the menu; one that is painted within a frame counts as a frame of 16 ms. */
async function pressed(page: Page): Promise<number> {
  await page.evaluate(() => (window.timings = []))
  await page.locator('[popovertarget="menu-phone"]').first().tap()
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle, 100))),
  )
  const timings = await page.evaluate(() => window.timings)
  return Math.max(16, ...timings.map(({ duration }) => duration))
}
