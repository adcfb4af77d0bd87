import { onScroll } from '../../ui/on-scroll.ts'

/**
 * Marks the step at the vertical middle of the window by `data-active`. A step that contains the keyboard focus is
 * active as long as any of it is visible.
 * @param element the list whose children are the steps, the first of them marked by the server
 */
export function activeStep(element: HTMLElement): void {
  const steps = [...element.children] as HTMLElement[]
  let active = 0

  function update() {
    const last = active
    active = measure(steps, last)
    if (active === last) return
    delete steps[last]?.dataset.active
    steps[active]!.dataset.active = 'true'
  }

  onScroll(element, update)
  element.addEventListener('focusin', update)
}

function measure(steps: readonly HTMLElement[], last: number): number {
  const boxes = steps.map((step) => step.getBoundingClientRect())
  const focused = steps.findIndex((step) => step.contains(document.activeElement))
  const { top, bottom } = boxes[focused] ?? { top: 0, bottom: -1 }
  const focusVisible = bottom >= 0 && top < innerHeight
  return focusVisible ? focused : stepAt(innerHeight / 2, boxes, last)
}

/**
 * Index of the active step: the one whose box contains the line; between two boxes the last active; above
 * all the first, below all the last.
 * @param boxes of all steps, from top to bottom
 * @param last index of the step that was active until now
 */
function stepAt(line: number, boxes: readonly DOMRect[], last: number): number {
  const inside = boxes.findIndex(({ top, bottom }) => top <= line && line < bottom)
  if (inside >= 0) return inside
  const [first] = boxes
  const end = boxes.at(-1)
  if (!first || !end || line < first.top) return 0
  return line >= end.bottom ? boxes.length - 1 : last
}
