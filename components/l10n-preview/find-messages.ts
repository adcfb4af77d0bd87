import { type Mark, readMarks } from './id-marks.ts'
import { isBeingTaken } from './morph-page.ts'

/** A message on the page: the stretch of text that it fills, or the attribute that contains it. */
export type FoundMessage =
  | { id: string; kind: 'text'; element: Element; range: Range }
  | { id: string; kind: 'attribute'; element: Element; attribute: string }

/** Parts of the page that are the preview's own carry this attribute. */
export const ownPart = 'data-l10n-preview'

/** Every marked message below an element, in the order of the page; attributes before the text inside. */
export function findMessages(root: Element): FoundMessage[] {
  const found: FoundMessage[] = []
  const open: { mark: Mark; node: Text }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && (node.hasAttribute(ownPart) || node.matches('script, style'))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  })
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...inAttributes(node))
    else if (node instanceof Text) found.push(...endingIn(node, open))
  }
  return found
}

function inAttributes(element: Element): FoundMessage[] {
  return Array.from(element.attributes)
    .filter(({ name }) => !name.startsWith('data-l10n') && name !== 'data-props')
    .flatMap(({ name, value }) =>
      readMarks(value)
        .filter(({ kind }) => kind === 'begin')
        .map(({ id }): FoundMessage => ({ id, kind: 'attribute', element, attribute: name })),
    )
}

/** Messages that end in a text node; those that only begin in it stay open. */
function endingIn(node: Text, open: { mark: Mark; node: Text }[]): FoundMessage[] {
  return readMarks(node.data).flatMap((mark): FoundMessage[] => {
    if (mark.kind === 'begin') {
      open.push({ mark, node })
      return []
    }
    const at = open.findLastIndex((begun) => begun.mark.id === mark.id)
    if (at < 0) return []
    const [begun] = open.splice(at)
    const range = document.createRange()
    range.setStart(begun!.node, begun!.mark.to)
    range.setEnd(node, mark.from)
    const around = range.commonAncestorContainer
    const element = around instanceof Element ? around : around.parentElement!
    return [{ id: mark.id, kind: 'text', element, range }]
  })
}

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
