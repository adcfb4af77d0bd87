import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** The words of a message without values and tags; a line for each piece. */
export function literalText(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return literalText(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ''
      return Object.values(element.options)
        .map(({ value }) => literalText(value))
        .join('\n')
    })
    .join('\n')
}
