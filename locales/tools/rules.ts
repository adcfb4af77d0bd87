import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { claims } from '../../content/company.ts'
import { longestText } from './longest-text.ts'
import { messageArguments } from './message-arguments.ts'
import type { SourceMessage } from './read-catalogs.ts'

/** A message whose syntax tree could be made. */
export type ParsedMessage = SourceMessage & { elements: MessageFormatElement[] }

/** What is wrong with a message and what to do; undefined when nothing is. */
export type Rule = (message: ParsedMessage) => { found: string; advice: string } | undefined

const shortestDescription = 10

const idInNamespace: Rule = ({ id, namespace }) =>
  id.startsWith(`${namespace}.`)
    ? undefined
    : { found: 'the id does not begin with its namespace', advice: `name it ${namespace}.…` }

const described: Rule = ({ description }) =>
  description.trim().length >= shortestDescription
    ? undefined
    : { found: 'the description is too short', advice: 'say where the words are seen' }

const valuesDescribed: Rule = ({ elements, description }) => {
  const silent = [...messageArguments(elements)]
    .map(([name, kind]) => (kind === 'tag' ? `<${name}>` : `{${name}}`))
    .filter((name) => !description.includes(name))
  return silent.length === 0
    ? undefined
    : { found: `the description is silent about ${silent.join(', ')}`, advice: 'say what it holds' }
}

const notEmpty: Rule = ({ defaultMessage }) =>
  defaultMessage.trim() === '' ? { found: 'the text is empty', advice: 'write it' } : undefined

const typography: readonly [pattern: RegExp, found: string, advice: string][] = [
  [/^\s|\s$/, 'a space at the edge', 'remove it'],
  [/ {2}/, 'two spaces in a row', 'leave one'],
  [/["']/, 'a straight quotation mark or apostrophe', 'use ’ “ ”'],
  [/\.\.\./, 'three dots', 'use …'],
  [/&[a-z]+;|&#\d+;/i, 'an HTML entity', 'use the character itself'],
]

const wellSet: Rule = ({ defaultMessage }) => {
  const fault = typography.find(([pattern]) => pattern.test(defaultMessage))
  return fault && { found: fault[1], advice: fault[2] }
}

const withinMax: Rule = ({ elements, max }) => {
  const length = longestText(elements)
  return max !== undefined && length > max
    ? { found: `${length} characters, at most ${max} fit`, advice: 'shorten it' }
    : undefined
}

/** Figure and unit or phrase of each claim, as somebody might type them (rulings 21). */
const typedClaims: readonly RegExp[] = [
  /\b30\s*\+?\s*success/i,
  /\b10\s*\+?\s*years of healthcare/i,
  /\b4[.,]8\s*(average|stars|out of)/i,
  /\b39\s*countries/i,
  /\b13\s*reviews/i,
  /\b3\s*(–|-|to)\s*7\s*years/i,
  /\b3[.,\s]?000\s*\+?\s*engineers/i,
  /\b5\s*\+\s*years/i,
  /\b4[.,]4\s*(%|percent)/i,
  /\b100\s*\+?\s*technologies/i,
  /\b14\s*(engineer\s*)?locations/i,
]

const noTypedClaim: Rule = ({ defaultMessage }) => {
  const typed = typedClaim(defaultMessage)
  return typed === undefined
    ? undefined
    : { found: `the claim “${typed}” is typed`, advice: 'take the figure as a value' }
}

/** The first claim of the company that a text types out; also used for Markdown content. */
export function typedClaim(text: string): string | undefined {
  for (const pattern of typedClaims) {
    const match = pattern.exec(text)
    if (match) return match[0]
  }
  return undefined
}

/** How many patterns there are; a test compares it with the claims. */
export const typedClaimCount = { patterns: typedClaims.length, claims: Object.keys(claims).length }

/** Every rule for a message of the source language. */
export const rules: readonly Rule[] = [
  idInNamespace,
  described,
  valuesDescribed,
  notEmpty,
  wellSet,
  withinMax,
  noTypedClaim,
]
