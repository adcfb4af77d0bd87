import type { Page } from '@playwright/test'

/** Ids of the messages that stand on an opened page, those in attributes and closed parts too. */
export function messagesOn(page: Page): Promise<string[]> {
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
export type Spot = { x: number; y: number; width: number; height: number }

/**
 * Opens what hides a message, brings it to the middle of the window and frames it.
 * @returns where it stands; undefined when no place of it can be seen
 */
export function frameMessage(page: Page, id: string): Promise<Spot | undefined> {
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
export function unframe(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const framed of document.querySelectorAll<HTMLElement>('[data-framed]')) {
      framed.style.removeProperty('outline')
      framed.style.removeProperty('outline-offset')
      delete framed.dataset.framed
    }
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  })
}
