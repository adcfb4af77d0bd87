import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** Length of the longest sample of a value, by kind of element. */
const sampleLength = { text: 12, number: 4, date: 18 } as const

/** Soft hyphens are seen only where a line breaks. */
const softHyphens = /\u00AD/g

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Length of a message in user-perceived characters, with its longest branch and sample values. */
export function longestText(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + lengthOf(element), 0)
}

function lengthOf(element: MessageFormatElement): number {
  switch (element.type) {
    case TYPE.literal:
      return [...segmenter.segment(element.value.replace(softHyphens, ''))].length
    case TYPE.plural:
    case TYPE.select:
      return Math.max(...Object.values(element.options).map(({ value }) => longestText(value)))
    case TYPE.tag:
      return longestText(element.children)
    case TYPE.argument:
      return sampleLength.text
    case TYPE.date:
    case TYPE.time:
      return sampleLength.date
    default:
      return sampleLength.number
  }
}
