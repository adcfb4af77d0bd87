import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'
import { withoutSoftHyphens } from '../formats.ts'
import type { CatalogMessage } from './read-locale.ts'
import type { Violation } from './finding.ts'

/**
 * Syntax tree of an ICU message without places in the source.
 * @throws Error naming the error and where in the text it stands
 */
export function parseMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, requiresOtherClause: true })
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const at = location ? ` at character ${location.start.offset + 1}` : ''
    throw new Error(`no valid ICU message (${message}${at})`, { cause: error })
  }
}

/** A message whose syntax tree could be made, with its words alone. */
export type ParsedMessage = CatalogMessage & { elements: MessageFormatElement[]; words: string }

/**
 * Syntax tree and words of a message, made once for all checks.
 * @throws Error when the text is no valid ICU message
 */
export function parsedMessage(message: CatalogMessage): ParsedMessage {
  const elements = parseMessage(message.defaultMessage)
  return { ...message, elements, words: literalText(elements) }
}

/** The error of a message that `parsedMessage` refused. */
export function invalidMessage(error: unknown): Violation {
  return { rule: 'icu', found: (error as Error).message, advice: 'mend the message' }
}

/** The words of a message without values and tags; a line for each piece. */
function literalText(elements: readonly MessageFormatElement[]): string {
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

/** What is wrong with a message and what to do; undefined when nothing is. */
export type Rule = (message: ParsedMessage) => Violation | undefined

/** Errors of a message by some rules. */
export function violationsOf(message: ParsedMessage, rules: readonly Rule[]): Violation[] {
  return rules.map((rule) => rule(message)).filter((error) => error !== undefined)
}

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
      return characters(withoutSoftHyphens(element.value))
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
export function messageTypes(messages: readonly CatalogMessage[]): string {
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
