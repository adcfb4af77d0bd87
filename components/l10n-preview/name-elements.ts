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
    if (!wanted.has(element)) wanted.set(element, { text: [], attribute: [] })
    wanted.get(element)![kind].push(kind === 'text' ? id : `${message.attribute}:${id}`)
  }
  for (const kind of ['text', 'attribute'] as const) {
    for (const element of document.querySelectorAll(`[${names[kind]}]`)) {
      if (!wanted.get(element)?.[kind].length) element.removeAttribute(names[kind])
    }
    for (const [element, lists] of wanted) {
      if (lists[kind].length > 0) element.setAttribute(names[kind], lists[kind].join(' '))
    }
  }
}
