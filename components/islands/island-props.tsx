import { isValidElement, type ReactElement, useState } from 'react'

/** Stands for a React element in what is written into a page: the number of the slot with its HTML. */
type SlotMark = { $slot: number }
/** Several of them in turn: number of the first slot, and how many there are. */
type SlotsMark = { $slots: [first: number, count: number] }

/**
 * Props as they are written into a page.
 * @param renderSlot renders an element that a prop holds, and gives the number of its slot
 * @throws TypeError for a function, which HTML cannot carry
 */
export function writtenProps(
  props: object,
  renderSlot: (element: ReactElement) => number,
): Record<string, unknown> {
  const written = (value: unknown, path: string): unknown => {
    if (isValidElement(value)) return { $slot: renderSlot(value) } satisfies SlotMark
    if (typeof value === 'function')
      throw new TypeError(`The prop ${path} of an island is a function, which a page cannot carry.`)
    if (Array.isArray(value)) {
      if (value.length === 0 || !value.every((item) => isValidElement(item)))
        return value.map((item, at) => written(item, `${path}[${at}]`))
      const numbers = value.map((element) => renderSlot(element))
      return { $slots: [numbers[0]!, numbers.length] } satisfies SlotsMark
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, written(item, `${path}.${key}`)]),
    )
  }
  return written(props, 'props') as Record<string, unknown>
}

/**
 * Props as the component takes them.
 * @param slots HTML by the number of its slot
 */
export function readProps(written: unknown, slots: readonly string[]): Record<string, unknown> {
  const slot = (at: number) => <Slot key={at} at={at} html={slots[at] ?? ''} />
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(read)
    if ('$slot' in value) return slot((value as SlotMark).$slot)
    if ('$slots' in value) {
      const [first, count] = (value as SlotsMark).$slots
      return Array.from({ length: count }, (_, at) => slot(first + at))
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item)]))
  }
  return read(written) as Record<string, unknown>
}

/** HTML of the server within an island: React keeps it as it was at first, with all that happened in it. */
function Slot({ at, html }: { at: number; html: string }) {
  const [first] = useState(html)
  return (
    <div data-slotted={at} dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />
  )
}

/** The slots of an island, without those of islands within it. */
export function slotsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-slotted]')].filter(
    (slot) => slot.parentElement!.closest('[data-island], [data-slotted]') === box,
  )
}
