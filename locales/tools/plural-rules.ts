import type { PluralElement } from '@formatjs/icu-messageformat-parser'
import { type PluralCategories, pluralCategories } from './plural-categories.ts'
import { plurals } from './plurals.ts'
import type { Rule } from './rule.ts'

const onePlural: Rule = ({ elements }) => {
  const found = plurals(elements)
  if (new Set(found.map(({ value }) => value)).size > 1) {
    return {
      rule: 'one-plural',
      found: 'two plurals in one message',
      advice: 'make two messages',
    }
  }
  return found.some(({ offset }) => offset !== 0)
    ? { rule: 'one-plural', found: 'a plural with offset', advice: 'count in the code' }
    : undefined
}

/** A rule about the categories of every plural of a message. */
function categoryRule(
  locale: string,
  wrong: (branches: readonly string[], categories: PluralCategories) => string[],
  fault: (categories: string) => ReturnType<Rule>,
): Rule {
  const wrongIn = ({ options, pluralType }: PluralElement) =>
    wrong(Object.keys(options), pluralCategories(locale, pluralType ?? 'cardinal'))
  return ({ elements }) => {
    const found = new Set(plurals(elements).flatMap(wrongIn))
    return found.size === 0 ? undefined : fault([...found].join(', '))
  }
}

/** One plural a message, with the categories of the language; `=0` and `=1` do not replace one. */
export function pluralRules(locale: string): readonly Rule[] {
  return [
    onePlural,
    categoryRule(
      locale,
      (branches, { needed }) => needed.filter((category) => !branches.includes(category)),
      (found) => ({
        rule: 'plural-lacking',
        found: `lacks the plural ${found}`,
        advice: 'add the branch',
      }),
    ),
    categoryRule(
      locale,
      (branches, { rare }) => rare.filter((category) => !branches.includes(category)),
      (found) => ({
        rule: 'plural-million',
        level: 'warning',
        found: `lacks the plural ${found}, which begins at a million`,
        advice: 'add the branch when such counts can occur',
      }),
    ),
    categoryRule(
      locale,
      (branches, { needed, rare }) =>
        branches.filter((key) => !key.startsWith('=') && ![...needed, ...rare].includes(key)),
      (found) => ({
        rule: 'plural-extra',
        level: 'warning',
        found: `has the plural ${found}, which the language does not know`,
        advice: 'remove the branch',
      }),
    ),
  ]
}
