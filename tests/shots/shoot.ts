import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { frameMessage, messagesOn, type Spot, unframe } from './page-messages.ts'

/** Size of a picture: enough of the page to see what the words belong to. */
export const pictureSize = { width: 800, height: 450 }

/** Sizes of the window: some words are on small screens only. */
export const windows = { wide: { width: 1280, height: 900 }, narrow: { width: 800, height: 900 } }

/**
 * Takes a picture of every message of a page that has none yet.
 * @param wanted whether a message still needs a picture
 * @returns messages with a picture, and those that stand on the page but cannot be seen
 */
export async function shoot(
  page: Page,
  url: string,
  folder: string,
  wanted: (id: string) => boolean,
): Promise<{ taken: string[]; unseen: string[] }> {
  await page.goto(`${url}?l10n=ids`)
  const overlay = page.locator('[data-l10n-preview]')
  await overlay.and(page.locator('[data-ready]')).waitFor({ state: 'attached' })
  // The page without the panel; its names of messages stay.
  await overlay.evaluate((element) => element.style.setProperty('display', 'none', 'important'))
  const taken: string[] = []
  const unseen: string[] = []
  for (const id of (await messagesOn(page)).filter(wanted)) {
    const spot = await frameMessage(page, id)
    if (spot) {
      const clip = surroundings(spot, page.viewportSize()!)
      await page.screenshot({ path: join(folder, `${id}.jpg`), type: 'jpeg', quality: 80, clip })
      await unframe(page)
    }
    ;(spot ? taken : unseen).push(id)
  }
  return { taken, unseen }
}

/** The part of the window around a message; of a long one its beginning. */
export function surroundings(spot: Spot, view: { width: number; height: number }): Spot {
  const start = (from: number, length: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(from + Math.min(length, size) / 2 - size / 2, whole - size)))
  const { width, height } = pictureSize
  return {
    x: start(Math.max(0, spot.x), spot.width, width, view.width),
    y: start(Math.max(0, spot.y), spot.height, height, view.height),
    width,
    height,
  }
}
