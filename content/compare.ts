import type { AddressQuery } from './address-query.ts'
import { serviceSlugs } from './schema.ts'
import { hireCountries, models, roles, skills } from './taxonomy.ts'

/** What can be compared with its own kind, by the ids that addresses name. */
export const comparable = {
  model: Object.keys(models),
  service: serviceSlugs,
  engineers: [...roles, ...skills],
  country: Object.keys(hireCountries),
} as const satisfies Record<string, readonly string[]>

export type ComparedKind = keyof typeof comparable

export const comparedKinds = Object.keys(comparable) as ComparedKind[]

/** Where an address says each of the things: so many stand side by side. */
export const comparisonKeys = ['a', 'b', 'c'] as const

/** What a question about a model is about: who does what, or time and money. */
export type TermBand = 'people' | 'money'

/** The same for each row of the table of the models, in its order. */
export const termBands: readonly TermBand[] = [
  'people',
  'people',
  'money',
  'money',
  'money',
  'money',
  'people',
  'people',
]

/** Comparisons to begin with, one of each kind; the models are shown where nothing was asked for. */
export const beginnings = {
  model: ['extend', 'build', 'outsourcing'],
  service: ['web-development', 'mobile-development', 'devops'],
  engineers: ['react-developers', 'full-stack-developers', 'back-end-developers'],
  country: ['poland', 'georgia', 'argentina'],
} as const satisfies Record<ComparedKind, readonly string[]>

/** Why something that an address names is not in the table. */
export type ComparisonChange = 'unknown' | 'twice' | 'kinds' | 'more'

export type Comparison = {
  /** Of all items; none where there is no item. */
  kind: ComparedKind | undefined
  items: readonly string[]
  /** Each once. */
  changes: readonly ComparisonChange[]
}

export function kindOf(id: string): ComparedKind | undefined {
  return comparedKinds.find((kind) => (comparable[kind] as readonly string[]).includes(id))
}

/**
 * What an address compares: known things of the kind of the first, each once and three at most. `changes` says what was
 * left out, so that every address has an answer.
 * @param query each key with all of its values, such as a form or a link has them; `more` says that there were more
 */
export function readComparison(query: AddressQuery): Comparison {
  const changes = new Set<ComparisonChange>()
  const items: string[] = []
  const asked = [...comparisonKeys, 'item'].flatMap((key) => query[key] ?? [])
  if (query.more) changes.add('more')
  let first: ComparedKind | undefined
  for (const id of asked) {
    if (id === '') continue
    const kind = kindOf(id)
    first ??= kind
    if (kind === undefined) changes.add('unknown')
    else if (kind !== first) changes.add('kinds')
    else if (items.includes(id)) changes.add('twice')
    else if (items.length === comparisonKeys.length) changes.add('more')
    else items.push(id)
  }
  return { kind: first, items, changes: [...changes] }
}

/** Things that buyers weigh against each other, the usual ones first; each belongs to the first row that names it. */
const alternatives: readonly (readonly string[])[] = [
  ['extend', 'build', 'outsourcing'],
  ['staff-augmentation-services', 'dedicated-team', 'software-development-outsourcing'],
  ['web-development', 'mobile-development', 'devops', 'healthcare-software-development'],
  ['front-end-developers', 'full-stack-developers', 'back-end-developers'],
  ['mobile-developers', 'ios-developers', 'android-developers'],
  ['devops-engineers', 'qa-engineers', 'back-end-developers'],
  ['react-developers', 'typescript-developers', 'javascript-developers'],
  ['react-native-developers', 'flutter-developers', 'mobile-developers'],
  ['node-developers', 'python-developers', 'golang-developers', 'dotnet-developers'],
  ['poland', 'romania', 'georgia', 'argentina', 'ukraine', 'croatia', 'estonia'],
]

/** A thing and the two others that buyers compare it with first. */
export function withAlternatives(id: string): string[] {
  const row = alternatives.find((ids) => ids.includes(id)) ?? []
  return [id, ...row.filter((other) => other !== id)].slice(0, comparisonKeys.length)
}

/** The address of a comparison, without a question mark. */
export function comparisonQuery(items: readonly string[]): string {
  return new URLSearchParams(items.map((id, at) => [comparisonKeys[at]!, id])).toString()
}
