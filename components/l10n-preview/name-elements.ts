import type { FoundMessage } from './find-messages.ts'

const names = { text: 'data-l10n', attribute: 'data-l10n-attributes' } as const

/**
 * Writes on each element which messages it shows: `data-l10n` for its text, `data-l10n-attributes` as
 * `attribute:id`, both parted by spaces. Names from before are taken off.
 */
export function nameElements(found: readonly FoundMessage[]): void {
  const wanted = new Map<Element, { text: string[]; attribute: string[] }>()
  for (const message of found) {
    const { element, kind, id } = message
    if (isBeingTaken(element)) continue
    if (!wanted.has(element)) wanted.set(element, { text: [], attribute: [] })
    wanted.get(element)![kind].push(kind === 'text' ? id : `${message.attribute}:${id}`)
  }
  takeNamesOff(document, (element, kind) => !wanted.get(element)?.[kind].length)
  for (const [element, lists] of wanted) {
    for (const kind of kinds) {
      if (lists[kind].length > 0) element.setAttribute(names[kind], lists[kind].join(' '))
    }
  }
}

const kinds = ['text', 'attribute'] as const

/** Takes the names off a part of the page: React would find them strange in the HTML of an island. */
export function takeNamesOff(
  part: ParentNode,
  isOld: (element: Element, kind: (typeof kinds)[number]) => boolean = () => true,
): void {
  for (const kind of kinds) {
    for (const element of part.querySelectorAll(`[${names[kind]}]`)) {
      if (isOld(element, kind)) element.removeAttribute(names[kind])
    }
  }
}

/** Where each island that React has taken over reads its props: its box as the server rendered it last. */
export const propsOfIslands = new Map<HTMLElement, HTMLElement>()

/** Whether an element is in an island that React is about to compare with the HTML of the server. */
function isBeingTaken(element: Element): boolean {
  const box = element.closest<HTMLElement>('[data-island]')
  return box !== null && propsOfIslands.has(box) && box.dataset.state === undefined
}
