import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'

/** What the code must hand to a message for one value. */
type ArgumentKind = 'string' | 'number' | 'date' | 'tag' | { select: readonly string[] }

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

const header = `// Written by npm run l10n -- types from the English catalogs; do not edit.
import type { ReactNode } from 'react'

export type MessageTag = (chunks: ReactNode) => ReactNode
`

/** Text of `messages.d.ts`: each id with the values that its message needs. */
export function messageTypes(messages: readonly SourceMessage[]): string {
  const sorted = messages.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  const values = sorted.map(({ id, defaultMessage }) => `  '${id}': ${valuesType(defaultMessage)}`)
  const required = sorted.filter((message) => message.required).map(({ id }) => `  | '${id}'`)
  return [
    header,
    'export interface MessageValues {',
    ...values,
    '}',
    '',
    'export type MessageId = keyof MessageValues',
    '',
    'export type RequiredMessageId =',
    ...required,
    '',
  ].join('\n')
}

function valuesType(text: string): string {
  const entries = [...messageArguments(parseMessage(text))]
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([name, kind]) => `${name}: ${typeOf(kind)}`).join('; ')} }`
}

function typeOf(kind: ArgumentKind): string {
  if (kind === 'date') return 'Date | number'
  if (kind === 'tag') return 'MessageTag'
  if (typeof kind === 'string') return kind
  return kind.select.map((key) => (key === 'other' ? 'string' : `'${key}'`)).join(' | ')
}
