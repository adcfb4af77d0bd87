import type { Page } from '@playwright/test'
import { drawingFindings } from './drawing-findings.ts'

/** What leaves the window on purpose: slides wait beside it, and two large compasses are cropped by its edge. */
const intendedBleeds =
  '.slick-list, [src*="/compass-night"], :is(picture:has(> [src*="/compass-card"]), [src*="/compass-card"])'

const scrollers = /auto|scroll/
/** How long what is found has to last: fonts and sliders that still settle are no error. */
const settleTime = 2_000

/**
 * Looks at a page at several widths, as it is laid out then.
 * @returns one line for each error, with its width
 */
export async function lookAtLayout(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    const findings = await lastingFindings(page)
    found.push(...findings.map((finding) => `${width} px: ${finding}`))
  }
  return found
}

async function lastingFindings(page: Page): Promise<string[]> {
  const end = Date.now() + settleTime
  let findings = await layoutFindings(page)
  while (findings.length > 0 && Date.now() < end) {
    await page.waitForTimeout(200)
    const again = new Set(await layoutFindings(page))
    findings = findings.filter((finding) => again.has(finding))
  }
  return findings
}

/**
 * What is wrong with the places of boxes and texts on a page as it is laid out now:
 * - a box, or a page, that is wider than the window, though a sheet may hide what leaves it: a sheet's own
 *   `overflow: clip` counts for nothing, a frame that is narrower than the window crops on purpose;
 * - a line of text that a box or the window cuts off; a box that can be scrolled cuts nothing off;
 * - two lines of text on one place, where the middle halves of their heights and more than two pixels of their
 *   widths meet;
 * - a line under a picture; a box over the one that follows it in the same flow;
 * - a word that is broken where the window has room for it, since its box is too narrow;
 * - a drawing that leaves its frame, or has words that are too small.
 */
export async function layoutFindings(page: Page): Promise<string[]> {
  return [...(await boxFindings(page)), ...(await drawingFindings(page, intendedBleeds))]
}

function boxFindings(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ bleeds, scrolls }) => {
      const slack = 2
      const found = new Set<string>()
      const width = document.documentElement.clientWidth
      const canScroll = new RegExp(scrolls)
      const canCrop = /auto|scroll|hidden|clip/

      const name = (element: Element) =>
        `${element.localName}${element.id ? `#${element.id}` : ''}.${(element.getAttribute('class') ?? '').split(' ')[0]}`
      const quote = (text: string) => `"${text.trim().slice(0, 60)}"`

      /** What holds for everything within an element. */
      type Surroundings = {
        /** Neither it nor anything around it is transparent. */
        opaque: boolean
        /** Inside a box that scrolls, bleeds on purpose or is for screen readers only: places say nothing. */
        free: boolean
        /** Edges of the narrowest frame that crops its content. */
        left: number
        right: number
        layer: Element | null
        style: CSSStyleDeclaration
        box: DOMRect
      }
      const cache = new Map<Element, Surroundings>()
      function surroundings(element: Element): Surroundings {
        const cached = cache.get(element)
        if (cached) return cached
        const style = getComputedStyle(element)
        const parent = element.parentElement
        const outer = parent && element !== document.body ? surroundings(parent) : undefined
        const isFixed = style.position === 'fixed'
        const own = element.getBoundingClientRect()
        const crops = /hidden|clip/.test(style.overflowX)
        const isFrame = crops && (own.left > slack || own.right < width - slack)
        const result: Surroundings = {
          opaque: (outer?.opaque ?? true) && style.opacity !== '0',
          free:
            (!isFixed && (outer?.free ?? false)) ||
            canScroll.test(style.overflowX) ||
            style.clipPath !== 'none' ||
            element.matches(bleeds),
          left: Math.max(
            isFixed ? -Infinity : (outer?.left ?? -Infinity),
            isFrame ? own.left : -Infinity,
          ),
          right: Math.min(
            isFixed ? Infinity : (outer?.right ?? Infinity),
            isFrame ? own.right : Infinity,
          ),
          layer: /fixed|sticky/.test(style.position) ? element : (outer?.layer ?? null),
          style,
          box: own,
        }
        cache.set(element, result)
        return result
      }
      const visible = new Map<Element, boolean>()
      const isVisible = (element: Element) => {
        const known = visible.get(element)
        if (known !== undefined) return known
        const is =
          element.checkVisibility({ visibilityProperty: true }) && surroundings(element).opaque
        visible.set(element, is)
        return is
      }

      const scrolled = document.documentElement.scrollWidth - width
      if (scrolled > 0) found.add(`the page scrolls sideways by ${scrolled} px`)

      const pictures: Element[] = []
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('svg') && element.localName !== 'svg') continue
        if (!isVisible(element)) continue
        const { free, left, right, box } = surroundings(element)
        if (/^(img|svg|video|canvas|iframe)$/.test(element.localName)) pictures.push(element)
        if (free) continue
        if (box.width === 0 || box.height === 0) continue
        const from = Math.max(box.left, left)
        const to = Math.min(box.right, right)
        if (to > from && (from < -slack || to > width + slack))
          found.add(`${name(element)} is wider than the window`)
        overlaps(element, box)
      }

      /** Whether an element lies over the next one in their common flow. */
      function overlaps(element: Element, box: DOMRect) {
        const next = element.nextElementSibling
        if (!next || !isVisible(next)) return
        const inFlow = (one: Element) => {
          const { position, float, display, transform } = surroundings(one).style
          return (
            /static|relative/.test(position) &&
            float === 'none' &&
            !/inline$|contents/.test(display) &&
            transform === 'none'
          )
        }
        if (!inFlow(element) || !inFlow(next)) return
        const style = getComputedStyle(next)
        // Laid on top of each other on purpose: the same cell of a grid, or drawn closer by a margin.
        const before = surroundings(element).style
        if (style.gridArea !== 'auto' && style.gridArea === before.gridArea) return
        const other = surroundings(next).box
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        const drawn = (margin: string) => Math.max(0, -Number.parseFloat(margin) || 0)
        const closer =
          drawn(style.marginTop) +
          drawn(before.marginBottom) +
          drawn(style.marginLeft) +
          drawn(before.marginRight)
        if (across > slack && down > slack && Math.min(across, down) > closer + slack)
          found.add(`${name(element)} lies over ${name(next)}`)
      }

      type Line = { text: string; node: Text; box: DOMRect }
      const lines: Line[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        const parent = node.parentElement!
        if (!node.data.trim() || parent.closest('svg, script, noscript, template, option, style'))
          continue
        if (!isVisible(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects())
          if (box.width > slack && box.height > slack) lines.push({ text: node.data, node, box })
      }

      /** Boxes around an element that may hide a part of it, innermost first; none beyond one that scrolls. */
      type Frames = { boxes: Element[]; isFree: boolean }
      const framesAround = new Map<Element, Frames>()
      function frames(element: Element): Frames {
        const cached = framesAround.get(element)
        if (cached) return cached
        const result = findFrames(element)
        framesAround.set(element, result)
        return result
      }
      function findFrames(element: Element): Frames {
        if (element === document.body) return { boxes: [], isFree: false }
        const { overflowX, overflowY, position, clipPath } = surroundings(element).style
        if (clipPath !== 'none' || canScroll.test(overflowX + overflowY) || element.matches(bleeds))
          return { boxes: [], isFree: true }
        const outer =
          position === 'fixed' || !element.parentElement
            ? { boxes: [], isFree: false }
            : frames(element.parentElement)
        return /hidden|clip/.test(overflowX + overflowY)
          ? { boxes: [element, ...outer.boxes], isFree: outer.isFree }
          : outer
      }

      /** The box that hides a part of the line, if one does. */
      function cutBy({ box, node }: Line): string | undefined {
        const { boxes, isFree } = frames(node.parentElement!)
        const middle = (box.top + box.bottom) / 2
        for (const at of boxes) {
          const { style, box: own } = surroundings(at)
          const isCutAcross = box.left < own.left - slack || box.right > own.right + slack
          const isCutDown = middle < own.top || middle > own.bottom
          if (/hidden|clip/.test(style.overflowX) && isCutAcross) return name(at)
          if (/hidden|clip/.test(style.overflowY) && isCutDown) return name(at)
        }
        if (isFree) return undefined
        return box.left < -slack || box.right > width + slack ? 'the window' : undefined
      }

      const whole = lines.filter((line) => {
        const by = cutBy(line)
        if (by) found.add(`${quote(line.text)} is cut off by ${by}`)
        return !by
      })
      const boxed = new Map<Element, boolean>()
      /** Whether it is in a box that scrolls or crops, or is for screen readers only: its words lie anywhere. */
      function isBoxed(element: Element): boolean {
        if (element === document.body) return false
        const known = boxed.get(element)
        if (known !== undefined) return known
        const { overflowX, clipPath } = surroundings(element).style
        const is =
          (!element.matches('[data-tone]') && (canCrop.test(overflowX) || clipPath !== 'none')) ||
          (element.parentElement !== null && isBoxed(element.parentElement))
        boxed.set(element, is)
        return is
      }
      const free = whole
        .filter(({ node }) => !isBoxed(node.parentElement!))
        .sort((a, b) => a.box.top - b.box.top)
      for (const [index, line] of free.entries()) {
        for (const other of free.slice(index + 1)) {
          if (other.box.top > line.box.bottom) break
          if (other.node === line.node) continue
          if (
            surroundings(other.node.parentElement!).layer !==
            surroundings(line.node.parentElement!).layer
          )
            continue
          const across =
            Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left)
          const apart = Math.abs(
            (line.box.top + line.box.bottom - other.box.top - other.box.bottom) / 2,
          )
          if (across > slack && apart < (line.box.height + other.box.height) / 4)
            found.add(`${quote(line.text)} lies on ${quote(other.text)}`)
        }
      }
      underPictures(free)

      /** Lines that a picture covers; what lies over what only the browser knows, and only within the window. */
      function underPictures(shown: readonly Line[]) {
        const before = { left: scrollX, top: scrollY }
        const boxes = pictures.map((picture) => ({ picture, box: surroundings(picture).box }))
        for (const { text, node, box } of shown) {
          const parent = node.parentElement!
          for (const { picture, box: other } of boxes) {
            const from = Math.max(box.left, other.left)
            const to = Math.min(box.right, other.right)
            const top = Math.max(box.top, other.top)
            const bottom = Math.min(box.bottom, other.bottom)
            if (to - from <= slack || bottom - top <= box.height / 4) continue
            if (surroundings(picture).layer !== surroundings(parent).layer) continue
            scrollTo({ left: before.left, top: before.top + top - 400, behavior: 'instant' })
            const moved = before.top - scrollY
            if (document.elementFromPoint((from + to) / 2, (top + bottom) / 2 + moved) === picture)
              found.add(`${quote(text)} lies under ${name(picture)}`)
          }
        }
        scrollTo({ ...before, behavior: 'instant' })
      }

      const isForReaders = (element: Element | null): boolean =>
        element !== null &&
        (surroundings(element).style.clipPath !== 'none' || isForReaders(element.parentElement))
      const room = new Map<Element, number>()
      /** Width that an element has for a line. */
      function roomIn(element: Element): number {
        const known = room.get(element)
        if (known !== undefined) return known
        const own = findRoom(element)
        room.set(element, own)
        return own
      }
      function findRoom(element: Element): number {
        const { display, paddingLeft, paddingRight } = surroundings(element).style
        if (display === 'inline') return roomIn(element.parentElement!)
        // Where boxes share a line, the room of each is known to the browser alone.
        if (!/^(block|list-item|table-cell)$/.test(display)) return 0
        return (
          element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        )
      }
      // A text on one line has no broken word.
      const wrapped = lines.filter(({ node }, at) => lines[at - 1]?.node === node)
      for (const node of new Set(wrapped.map(({ node: own }) => own))) {
        const parent = node.parentElement!
        if (isForReaders(parent)) continue
        // Words of a pseudo-locale are longer than any.
        const language = parent.closest('[lang]')?.getAttribute('lang')
        if (language === 'en-XA') continue
        // Addresses break at any place, and compounds of German by syllables, where a browser knows those.
        const { hyphens, fontSize, wordBreak } = surroundings(parent).style
        const bySyllables = hyphens === 'auto' && language === 'de'
        // A word breaks when it is wider than its box; no letter is wider than it is high, and measuring takes long.
        const fits = wordBreak === 'normal' ? roomIn(parent) / Number.parseFloat(fontSize) : 0
        for (const { index, 0: word } of node.data.matchAll(
          /(?<=^|[\s(])[\p{L}\p{M}]{4,}(?=[\s).,;:!?]|$)/gu,
        )) {
          if (word.length < fits || (bySyllables && word.length > 12)) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const boxes = [...range.getClientRects()].filter((box) => box.width > slack)
          const length = boxes.reduce((sum, box) => sum + box.width, 0)
          const isBroken = boxes.some(({ top }) => top - boxes[0]!.top > boxes[0]!.height / 2)
          if (isBroken && length < width / 2) found.add(`${quote(word)} is broken`)
        }
      }

      return [...found]
    },
    { bleeds: intendedBleeds, scrolls: scrollers.source },
  )
}
