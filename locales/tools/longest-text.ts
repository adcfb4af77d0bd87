import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** Length of the longest sample of a value, by kind of element. */
const sampleLength = { text: 12, number: 4, date: 18 } as const

/** Soft hyphens are seen only where a line breaks. */
const softHyphens = /\u00AD/g

/** Letters and signs each of which is one character; the segmenter would say the same, slowly. */
const simple = /^[ -~\u00A0-\u02FF\u2010-\u2027\u20AC]*$/

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Length of a message in user-perceived characters, with its longest branch and sample values. */
export function longestText(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + lengthOf(element), 0)
}

function characters(text: string): number {
  return simple.test(text) ? text.length : [...segmenter.segment(text)].length
}

function lengthOf(element: MessageFormatElement): number {
  switch (element.type) {
    case TYPE.literal:
      return characters(element.value.replace(softHyphens, ''))
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
