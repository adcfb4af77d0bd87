/**
 * Writes to the box that scrolls whether its end is visible (`data-at-bottom`), shows the hint that more follows
 * until then, and announces the end when the box was scrolled there.
 * @param element contains the box, the hint, the empty live region and, hidden, the text to announce
 */
export function atBottom(element: HTMLElement): void {
  const box = element.querySelector('section')!
  const hint = element.querySelector<HTMLElement>('[data-hint]')!
  const status = element.querySelector('[role=status]')!
  const end = element.querySelector('[data-end]')!
  let announced = false

  function measure(scrolled: boolean) {
    const reached = isAtBottom(box)
    box.dataset.atBottom = String(reached)
    hint.hidden = reached
    const announce = reached && (scrolled || announced)
    if (announce === announced) return
    announced = announce
    status.replaceChildren(...(announce ? end.cloneNode(true).childNodes : []))
  }

  measure(false)
  box.addEventListener('scroll', () => measure(true), { passive: true })
  addEventListener('resize', () => measure(false))
  addEventListener('load', () => measure(false))
}

/** Pixels that may be left, since browsers round scroll positions. */
const tolerance = 1

/** Tells whether a scrolling box shows its end; one that needs no scrolling does. */
function isAtBottom({ scrollHeight, clientHeight, scrollTop }: Element): boolean {
  return scrollHeight - clientHeight - scrollTop <= tolerance
}
