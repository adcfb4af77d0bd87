import type { Page } from '@playwright/test'
import { join } from 'node:path'

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

/** Ids of the messages that stand on an opened page, those in attributes and closed parts too. */
function messagesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(
      document.querySelectorAll('[data-l10n], [data-l10n-attributes]'),
      (element) => [
        ...(element.getAttribute('data-l10n')?.split(' ') ?? []),
        ...(element
          .getAttribute('data-l10n-attributes')
          ?.split(' ')
          .map((named) => named.replace(/^[^:]*:/, '')) ?? []),
      ],
    )
    return [...new Set(ids.flat())]
  })
}

/** Where a message is in the window, in CSS pixels. */
type Spot = { x: number; y: number; width: number; height: number }

/**
 * Opens what hides a message, brings it to the middle of the window and frames it.
 * @returns where it stands; undefined when no place of it can be seen
 */
function frameMessage(page: Page, id: string): Promise<Spot | undefined> {
  return page.evaluate((wanted) => {
    const holders = Array.from(
      document.querySelectorAll<HTMLElement>(
        `[data-l10n~="${wanted}"], [data-l10n-attributes$=":${wanted}"], [data-l10n-attributes*=":${wanted} "]`,
      ),
    )
    for (const holder of holders) {
      reveal(holder)
      holder.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = holder.getBoundingClientRect()
      const inWindow = x + width > 0 && x < innerWidth && y + height > 0 && y < innerHeight
      const seen = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!seen || width < 2 || height < 2 || !inWindow) continue
      holder.style.setProperty('outline', '3px solid #d6006c', 'important')
      holder.style.setProperty('outline-offset', '3px', 'important')
      holder.dataset.framed = ''
      return { x, y, width, height }
    }
    return undefined

    function reveal(element: HTMLElement): void {
      for (let part: HTMLElement | null = element; part; part = part.parentElement) {
        part.hidden = false
        if (part instanceof HTMLDetailsElement) part.open = true
        if (part.popover && !part.matches(':popover-open')) part.showPopover()
        if (part instanceof HTMLDialogElement && !part.open) part.show()
      }
    }
  }, id)
}

/** Takes the frame off and closes the menus that were opened for it. */
function unframe(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const framed of document.querySelectorAll<HTMLElement>('[data-framed]')) {
      framed.style.removeProperty('outline')
      framed.style.removeProperty('outline-offset')
      delete framed.dataset.framed
    }
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  })
}
