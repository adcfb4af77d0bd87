import { longestText } from './longest-text.ts'
import type { Rule } from './rule.ts'
import { typedClaim } from './typed-claim.ts'

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
export function textRules(locale: string): readonly Rule[] {
  return [noMarkup, withinMax, noTypedClaim(locale)]
}
