import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { defaultLocale } from '../locales.ts'
import { literalText } from './literal-text.ts'
import { longestText } from './longest-text.ts'
import { messageArguments } from './message-arguments.ts'
import { lackingCategories, plurals } from './plurals.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { typedClaim } from './typed-claim.ts'

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

const noMarkup: Rule = ({ elements }) =>
  literalText(elements).match(/<\/?[a-z][^<]*>/i)
    ? { found: 'an HTML tag that would be shown as text', advice: 'use a named tag with an end' }
    : undefined

const onePlural: Rule = ({ elements }) => {
  const found = plurals(elements)
  if (new Set(found.map(({ value }) => value)).size > 1) {
    return { found: 'two plurals in one message', advice: 'make two messages' }
  }
  return found.some(({ offset }) => offset !== 0)
    ? { found: 'a plural with offset', advice: 'count in the code' }
    : undefined
}

/** `=0` and `=1` do not replace a category of the language. */
function allCategories(locale: string): Rule {
  return ({ elements }) => {
    const lacking = plurals(elements).flatMap((plural) => lackingCategories(locale, plural))
    return lacking.length === 0
      ? undefined
      : { found: `lacks the plural ${lacking.join(', ')}`, advice: 'add the branch' }
  }
}

const withinMax: Rule = ({ elements, max }) => {
  const length = longestText(elements)
  return max !== undefined && length > max
    ? { found: `${length} characters, at most ${max} fit`, advice: 'shorten it' }
    : undefined
}

/** A claim typed out in that locale. */
function noTypedClaim(locale: string): Rule {
  return ({ defaultMessage }) => {
    const typed = typedClaim(locale, defaultMessage)
    return typed === undefined
      ? undefined
      : { found: `the claim “${typed}” is typed`, advice: 'take the figure as a value' }
  }
}

/** Rules for the text of a message, in every locale. */
export function textRules(locale: string): readonly Rule[] {
  return [
    notEmpty,
    wellSet,
    noMarkup,
    onePlural,
    allCategories(locale),
    withinMax,
    noTypedClaim(locale),
  ]
}

/** Rules for a message of the source language. */
export const rules: readonly Rule[] = [
  idInNamespace,
  described,
  valuesDescribed,
  ...textRules(defaultLocale),
]
