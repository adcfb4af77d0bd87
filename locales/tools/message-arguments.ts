import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** What the code must hand to a message for one value. */
export type ArgumentKind = 'string' | 'number' | 'date' | 'tag' | { select: readonly string[] }

/** Every value and tag of a message, also those inside branches and tags. */
export function messageArguments(
  elements: readonly MessageFormatElement[],
): Map<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>()
  for (const element of elements) collect(element, found)
  return found
}

function collect(element: MessageFormatElement, found: Map<string, ArgumentKind>): void {
  const within = (children: readonly MessageFormatElement[]) =>
    children.forEach((child) => collect(child, found))
  switch (element.type) {
    case TYPE.argument:
      if (!found.has(element.value)) found.set(element.value, 'string')
      break
    case TYPE.number:
      found.set(element.value, 'number')
      break
    case TYPE.date:
    case TYPE.time:
      found.set(element.value, 'date')
      break
    case TYPE.plural:
      found.set(element.value, 'number')
      Object.values(element.options).forEach(({ value }) => within(value))
      break
    case TYPE.select:
      found.set(element.value, { select: Object.keys(element.options) })
      Object.values(element.options).forEach(({ value }) => within(value))
      break
    case TYPE.tag:
      found.set(element.value, 'tag')
      within(element.children)
      break
  }
}
