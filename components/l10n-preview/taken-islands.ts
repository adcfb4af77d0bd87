/** Where each island that React has taken over reads its props: its box as the server rendered it last. */
export const propsOfIslands = new Map<HTMLElement, HTMLElement>()

/** Whether an element is in an island that React is about to compare with the HTML of the server. */
export function isBeingTaken(element: Element): boolean {
  const box = element.closest<HTMLElement>('[data-island]')
  return box !== null && propsOfIslands.has(box) && box.dataset.state === undefined
}
