import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** Every plural and ordinal of a message, also those inside branches and tags. */
export function plurals(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return plurals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inside = Object.values(element.options).flatMap(({ value }) => plurals(value))
    return element.type === TYPE.plural ? [element, ...inside] : inside
  })
}
