import { defaultLocale } from '../locales.ts'
import { typedClaim } from './figures.ts'
import { longestText, messageArguments, type Rule } from './message-tree.ts'
import { pluralRules } from './plural-rules.ts'
import { typographyRules, sentenceCaseButton, wordingRule } from './wording-rules.ts'

const shortestDescription = 35

const idInNamespace: Rule = ({ id, namespace }) =>
  id.startsWith(`${namespace}.`)
    ? undefined
    : {
        rule: 'namespace',
        found: 'the id does not begin with its namespace',
        advice: `name it ${namespace}.…`,
      }

const described: Rule = ({ description }) =>
  description.trim().length >= shortestDescription
    ? undefined
    : {
        rule: 'description',
        found: 'the description is too short',
        advice: 'say where the words are seen',
      }

const valuesDescribed: Rule = ({ elements, description }) => {
  const silent = [...messageArguments(elements)]
    .map(([name, kind]) => (kind === 'tag' ? `<${name}>` : `{${name}}`))
    .filter((name) => !description.includes(name))
  return silent.length === 0
    ? undefined
    : {
        rule: 'described-values',
        found: `the description is silent about ${silent.join(', ')}`,
        advice: 'say what it holds',
      }
}

const notEmpty: Rule = ({ defaultMessage }) =>
  defaultMessage.trim() === ''
    ? { rule: 'empty', found: 'the text is empty', advice: 'write it' }
    : undefined

/** What only the source language has: ids, descriptions, and a text for every message. */
const describedRules: readonly Rule[] = [idInNamespace, described, valuesDescribed, notEmpty]

const noMarkup: Rule = ({ words }) =>
  /<\/?[a-z][^<]*>/i.test(words)
    ? {
        rule: 'markup',
        found: 'an HTML tag that would be shown as text',
        advice: 'use a named tag with an end',
      }
    : undefined

const withinMax: Rule = ({ elements, max }) => {
  if (max === undefined) return undefined
  const length = longestText(elements)
  return length > max
    ? { rule: 'length', found: `${length} characters, at most ${max} fit`, advice: 'shorten it' }
    : undefined
}

/** A claim typed out in that locale. */
function noTypedClaim(locale: string): Rule {
  return ({ defaultMessage }) => {
    const typed = typedClaim(locale, defaultMessage)
    return typed === undefined
      ? undefined
      : {
          rule: 'claim',
          found: `the claim “${typed}” is typed`,
          advice: 'take the figure as a value',
        }
  }
}

/** What a text must not hold, and how long it may be. */
function textRules(locale: string): readonly Rule[] {
  return [noMarkup, withinMax, noTypedClaim(locale)]
}

/** Rules for the text of a message in a locale. */
export function rulesOf(locale: string): readonly Rule[] {
  return [
    ...textRules(locale),
    ...typographyRules(locale),
    ...pluralRules(locale),
    wordingRule(locale),
  ]
}

/** Rules for a message of the source language. */
export const sourceRules: readonly Rule[] = [
  ...describedRules,
  ...rulesOf(defaultLocale),
  sentenceCaseButton,
]
