/** Plural categories of a language (CLDR). */
export type PluralCategories = {
  /** Every text needs them. */
  needed: readonly string[]
  /** Reached only from a million on, such as `many` in French, Spanish, Italian and Portuguese. */
  rare: readonly string[]
}

/** CLDR's order; the order of `resolvedOptions()` differs between versions of Node. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Whole numbers to 1000 and tenths to 100: every category below a million occurs among them. */
const samples = Array.from({ length: 1001 }, (_, at) => [at, at / 10]).flat()

const known = new Map<string, PluralCategories>()

/** Categories of a locale, made once for each. */
export function pluralCategories(
  locale: string,
  type: 'cardinal' | 'ordinal' = 'cardinal',
): PluralCategories {
  const key = `${locale} ${type}`
  const found = known.get(key) ?? readCategories(locale, type)
  known.set(key, found)
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
