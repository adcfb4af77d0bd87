import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Rule } from './message-tree.ts'

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
  violation: (categories: string) => ReturnType<Rule>,
): Rule {
  const wrongIn = ({ options, pluralType }: PluralElement) =>
    wrong(Object.keys(options), pluralCategories(locale, pluralType ?? 'cardinal'))
  return ({ elements }) => {
    const found = new Set(plurals(elements).flatMap(wrongIn))
    return found.size === 0 ? undefined : violation([...found].join(', '))
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

/** Every plural and ordinal of a message, also those inside branches and tags. */
function plurals(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return plurals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inside = Object.values(element.options).flatMap(({ value }) => plurals(value))
    return element.type === TYPE.plural ? [element, ...inside] : inside
  })
}

/** Plural categories of a language (CLDR). */
type PluralCategories = {
  /** Every text needs them. */
  needed: readonly string[]
  /** Reached only from a million on, such as `many` in French, Spanish, Italian and Portuguese. */
  rare: readonly string[]
}

/** CLDR's order; the order of `resolvedOptions()` differs between versions of Node. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Whole numbers to 1000 and tenths to 100: every category below a million occurs among them. */
const samples = Array.from({ length: 1001 }, (_, at) => [at, at / 10]).flat()

const knownCategories = new Map<string, PluralCategories>()

/** Categories of a locale, made once for each. */
function pluralCategories(
  locale: string,
  type: 'cardinal' | 'ordinal' = 'cardinal',
): PluralCategories {
  const key = `${locale} ${type}`
  const found = knownCategories.get(key) ?? readCategories(locale, type)
  knownCategories.set(key, found)
  return found
}

function readCategories(locale: string, type: 'cardinal' | 'ordinal'): PluralCategories {
  const rules = new Intl.PluralRules(locale, { type })
  const reached = new Set<string>(samples.map((count) => rules.select(count)))
  const all = new Set<string>(rules.resolvedOptions().pluralCategories)
  return {
    needed: order.filter((category) => reached.has(category)),
    rare: order.filter((category) => all.has(category) && !reached.has(category)),
  }
}
