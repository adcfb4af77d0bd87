import type { Page } from '@playwright/test'

/** What a browser rounds away of 12 px is no error. */
const smallestDrawnText = 11.95

/**
 * What is wrong with pictures and drawings on a page as it is laid out now:
 * - one that lies over the padding or the edge of its frame, by more than a pixel on one side. A frame is the nearest
 *   box around it with a border, or with a padding on a ground of its own; sheets of the page are none;
 * - words in a drawing that are smaller than 12 px as they are shown.
 * @param bleeds selector of what leaves its frame on purpose
 */
export function drawingFindings(page: Page, bleeds: string): Promise<string[]> {
  return page.evaluate(
    ({ bleeds: intended, smallest }) => {
      const slack = 1
      const found = new Set<string>()
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const name = (element: Element) =>
        `${element.localName}.${(element.getAttribute('class') ?? '').split(' ')[0]}`

      type Edges = { left: number; top: number; right: number; bottom: number }
      const sides = ['left', 'top', 'right', 'bottom'] as const

      const inset = (style: CSSStyleDeclaration, part: 'border' | 'padding') =>
        sides.map((side) =>
          Number.parseFloat(
            style.getPropertyValue(part === 'border' ? `border-${side}-width` : `padding-${side}`),
          ),
        ) as [number, number, number, number]

      function isFrame(element: Element): boolean {
        if (element.matches('[data-tone], body, body > *')) return false
        const style = getComputedStyle(element)
        if (/^(inline|contents)$/.test(style.display)) return false
        const hasGround =
          style.backgroundImage !== 'none' ||
          !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)
        return (
          inset(style, 'border').some((width) => width > 0) ||
          (hasGround && inset(style, 'padding').some((width) => width > 0))
        )
      }
      const frames = new Map<Element, Element | null>()
      function frameAround(element: Element): Element | null {
        const parent = element.parentElement
        if (!parent) return null
        let frame = frames.get(parent)
        if (frame === undefined) {
          frame = isFrame(parent) ? parent : frameAround(parent)
          frames.set(parent, frame)
        }
        return frame
      }

      function within(edges: Edges, box: Edges): Edges {
        return {
          left: Math.max(edges.left, box.left),
          top: Math.max(edges.top, box.top),
          right: Math.min(edges.right, box.right),
          bottom: Math.min(edges.bottom, box.bottom),
        }
      }
      /** A box without its border, or without its padding too. */
      function inside(element: Element, parts: readonly ('border' | 'padding')[]): Edges {
        const style = getComputedStyle(element)
        let { left, top, right, bottom }: Edges = element.getBoundingClientRect()
        for (const part of parts) {
          const [first, second, third, fourth] = inset(style, part)
          left += first
          top += second
          right -= third
          bottom -= fourth
        }
        return { left, top, right, bottom }
      }
      /** What of a picture is seen: boxes around it, up to its frame, may crop it. */
      function shownPart(picture: Element, frame: Element): Edges {
        let part: Edges = picture.getBoundingClientRect()
        for (let box = picture.parentElement!; ; box = box.parentElement!) {
          const { overflowX, overflowY } = getComputedStyle(box)
          if (overflowX !== 'visible' || overflowY !== 'visible')
            part = within(part, inside(box, ['border']))
          if (box === frame) return part
        }
      }

      for (const picture of document.querySelectorAll('main :is(img, svg, video, canvas)')) {
        if (picture.parentElement!.closest('svg') || picture.closest(intended)) continue
        if (!isShown(picture)) continue
        const frame = frameAround(picture)
        if (!frame) continue
        const part = shownPart(picture, frame)
        if (part.right <= part.left || part.bottom <= part.top) continue
        const room = inside(frame, ['border', 'padding'])
        const over = sides
          .map((side) =>
            side === 'left' || side === 'top' ? room[side] - part[side] : part[side] - room[side],
          )
          .map((pixels) => Math.round(pixels * 10) / 10)
        if (Math.max(...over) > slack)
          found.add(`${name(picture)} leaves its frame ${name(frame)} by ${Math.max(...over)} px`)
      }

      for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
        const { a = 0, b = 0 } = text.getScreenCTM() ?? {}
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
        if (isShown(text) && size < smallest)
          found.add(`"${text.textContent.trim().slice(0, 60)}" is drawn ${size.toFixed(1)} px high`)
      }
      return [...found]
    },
    { bleeds, smallest: smallestDrawnText },
  )
}
