import type { Page } from '@playwright/test'

/** Texts of a page that cannot be read whole at its present width: cut off, or over one another. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { text: string; box: DOMRect; element: Element }

    /** Two lines may touch; letters must not. */
    const tolerance = 3

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const words = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40)

    /** Boxes of every line of every text, without those that are hidden but heard. */
    function pieces(): Piece[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Piece[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!
        if (!node.textContent?.trim() || element.closest('script, noscript, svg, option')) continue
        if (!isSeen(element) || element.closest('[inert], [popover]:not(:popover-open)')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
          const shown = within(box, element)
          if (shown) found.push({ text: words(node.textContent), box: shown, element })
        }
      }
      return found
    }

    /** The part of a box that its scrolling or cutting containers show; undefined when none is. */
    function within(box: DOMRect, element: Element): DOMRect | undefined {
      let { left, right, top, bottom } = box
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around)
        if (clipPath !== 'none') return undefined
        const frame = around.getBoundingClientRect()
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      }
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : undefined
    }

    /** Elements that hide a part of their own text and cannot be scrolled. */
    function cutOff(): string[] {
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(element)
          const hides = [overflowX, overflowY].some((value) => /hidden|clip/.test(value))
          const scrolls = [overflowX, overflowY].some((value) => /auto|scroll/.test(value))
          return hides && !scrolls && clipPath === 'none' && isSeen(element)
        })
        .flatMap((element) => {
          const frame = element.getBoundingClientRect()
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const lost: string[] = []
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement!
            if (!node.textContent?.trim() || !isSeen(parent) || parent.closest('svg, [inert]'))
              continue
            const range = document.createRange()
            range.selectNodeContents(node)
            const { left, right, top, bottom, width } = range.getBoundingClientRect()
            if (width === 0) continue
            const cut =
              left < frame.left - tolerance ||
              right > frame.right + tolerance ||
              top < frame.top - tolerance ||
              bottom > frame.bottom + tolerance
            if (cut) lost.push(`cut off: ${words(node.textContent)}`)
          }
          return lost
        })
    }

    /** Lines of different texts that lie over one another in the same layer. */
    function overlapping(): string[] {
      const found: string[] = []
      const sorted = pieces().sort((one, other) => one.box.top - other.box.top)
      sorted.forEach((one, at) => {
        for (const other of sorted.slice(at + 1)) {
          if (other.box.top > one.box.bottom - tolerance) break
          if (one.element === other.element || layer(one.element) !== layer(other.element)) continue
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          const least = Math.min(one.box.height, other.box.height)
          if (across > tolerance && down > least / 2)
            found.push(`over: ${one.text} / ${other.text}`)
        }
      })
      return found
    }

    /** What stays in place while the page scrolls lies above it on purpose. */
    function layer(element: Element): Element | null {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(around).position)) return around
      }
      return null
    }

    return [...new Set([...cutOff(), ...overlapping()])]
  })
}
