import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { messageArguments } from './message-arguments.ts'

/** Values with their kind, choices in any order, tags with the tag around them; sorted. */
export function messageValues(elements: readonly MessageFormatElement[]): string[] {
  const values = [...messageArguments(elements)].map(([name, kind]) =>
    typeof kind === 'string'
      ? `${name}: "${kind}"`
      : `${name}: ${JSON.stringify({ select: kind.select.toSorted() })}`,
  )
  return [...values, ...nestedTags(elements, '')].sort()
}

function nestedTags(elements: readonly MessageFormatElement[], around: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) {
      const inside = nestedTags(element.children, element.value)
      return around ? [`<${element.value}> in <${around}>`, ...inside] : inside
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const branches = Object.values(element.options)
    return [...new Set(branches.flatMap(({ value }) => nestedTags(value, around)))]
  })
}
