import type { Page } from '@playwright/test'

/** What is wrong with a text on a page: cut off by a box or the window, or under another text. */
export type TextFault = { fault: 'cut off' | 'overlapped'; text: string; by: string }

/**
 * Looks at every line of visible text of a page as it is laid out now. A line is cut off where a box that hides what
 * leaves it, or the window, ends before the line does; a box that can be scrolled, or is moved by a slider, cuts nothing off. Two lines overlap
 * where the middle halves of their heights and more than two pixels of their widths share a place.
 */
export function textFaults(page: Page): Promise<TextFault[]> {
  return page.evaluate(() => {
    type Line = { text: string; node: Text; layer: Element | null; box: DOMRect }
    const lines: Line[] = []
    const faults: TextFault[] = []
    const slack = 2

    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
    /** A box that floats above the page, or moves within it: it may lie over texts of the page. */
    const layerOf = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
      return null
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

    /** The box that hides a part of the line, if one does. */
    function cutBy({ box, node }: Line): string | undefined {
      for (let at = node.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(at)
        // Words for screen readers only are hidden on purpose.
        if (clipPath !== 'none') return undefined
        if (/auto|scroll/.test(overflowX + overflowY) || at.matches('.slick-list')) return undefined
        if (at === document.body) break
        const own = at.getBoundingClientRect()
        if (
          /hidden|clip/.test(overflowX) &&
          (box.left < own.left - slack || box.right > own.right + slack)
        )
          return name(at)
        const middle = (box.top + box.bottom) / 2
        if (/hidden|clip/.test(overflowY) && (middle < own.top || middle > own.bottom))
          return name(at)
        if (position === 'fixed') break
      }
      const width = document.documentElement.clientWidth
      return box.left < -slack || box.right > width + slack ? 'the window' : undefined
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement!
      if (!node.data.trim() || parent.closest('svg, script, noscript, template, option')) continue
      if (!isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(parent)
      for (const box of range.getClientRects())
        if (box.width > slack && box.height > slack)
          lines.push({ text: node.data.trim().slice(0, 60), node, layer, box })
    }

    const whole = lines.filter((line) => {
      const by = cutBy(line)
      if (by) faults.push({ fault: 'cut off', text: line.text, by })
      return !by
    })
    // Words in a box that scrolls, or for screen readers only, lie anywhere.
    const free = whole
      .filter(({ node }) => {
        for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(at)
          if (/auto|scroll|hidden|clip/.test(overflowX) || clipPath !== 'none') return false
        }
        return true
      })
      .sort((a, b) => a.box.top - b.box.top)
    for (const [index, line] of free.entries()) {
      for (const other of free.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break
        if (other.node === line.node || other.layer !== line.layer) continue
        const across =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left)
        const apart = Math.abs(
          (line.box.top + line.box.bottom - other.box.top - other.box.bottom) / 2,
        )
        if (across > slack && apart < (line.box.height + other.box.height) / 4)
          faults.push({ fault: 'overlapped', text: line.text, by: other.text })
      }
    }
    return faults
  })
}
