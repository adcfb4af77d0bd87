import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** Every plural and ordinal of a message, also those inside branches and tags. */
export function plurals(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return plurals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inside = Object.values(element.options).flatMap(({ value }) => plurals(value))
    return element.type === TYPE.plural ? [element, ...inside] : inside
  })
}

/**
 * Categories of the language that a plural has no branch for. Those reached only from a million on
 * (`many` in French, Spanish, Italian, Portuguese) are not asked for: no count here is that large.
 */
export function lackingCategories(
  locale: string,
  { options, pluralType }: PluralElement,
): string[] {
  const rules = new Intl.PluralRules(locale, { type: pluralType ?? 'cardinal' })
  const reached = new Set(samples.map((count) => rules.select(count)))
  return categories.filter((category) => reached.has(category) && !(category in options))
}

/** CLDR's order; the order of `resolvedOptions()` differs between versions of Node. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Whole numbers to 1000 and tenths to 100: every category below a million occurs among them. */
const samples = Array.from({ length: 1001 }, (_, at) => [at, at / 10]).flat()
