import {
  clientCountries,
  type ClientCountry,
  industries,
  type Industry,
  type Platform,
  platforms,
  storyFilterKeys,
} from './taxonomy.ts'

const values: Record<FilterKey, readonly string[]> = {
  industry: industries,
  platform: platforms,
  country: clientCountries,
}

export type FilterKey = (typeof storyFilterKeys)[number]

/** What of a story the filters look at. */
export type Filtered = { industry: Industry; platform: Platform; country: ClientCountry }

/** Chosen values; a key that is left out does not filter. */
export type StoryFilter = Partial<Filtered>

/** A choice of one filter; without a value it is the one that takes the filter away. */
export type FilterOption = {
  value?: string
  /** Stories that it leads to, the other filters kept. */
  count: number
  /** Query of the address, with its question mark; empty when nothing is filtered any more. */
  search: string
  chosen: boolean
}

/** The values that a query chooses; undefined when one of them does not exist. Other keys say nothing. */
export function filterOf(
  query: Readonly<Record<string, string | undefined>>,
): StoryFilter | undefined {
  const asked = storyFilterKeys.filter((key) => query[key] !== undefined)
  if (!asked.every((key) => values[key].includes(query[key]!))) return undefined
  return Object.fromEntries(asked.map((key) => [key, query[key]]))
}

/** Stories that have every chosen value. */
export function matchingStories<Story extends Filtered>(
  stories: readonly Story[],
  filter: StoryFilter,
): readonly Story[] {
  return stories.filter((story) =>
    storyFilterKeys.every((key) => filter[key] === undefined || story[key] === filter[key]),
  )
}

/** The choices of one filter: none first, then what occurs in the stories or is chosen, the most frequent before others. */
export function optionsOf(
  key: FilterKey,
  stories: readonly Filtered[],
  filter: StoryFilter,
): readonly FilterOption[] {
  const timesOf = (value: string) => matchingStories(stories, { [key]: value }).length
  const occurring = values[key]
    .filter((value) => value === filter[key] || timesOf(value) > 0)
    .toSorted((one, other) => timesOf(other) - timesOf(one))
  return [undefined, ...occurring].map((value) => {
    const next: StoryFilter = { ...filter, [key]: value }
    return {
      value,
      count: matchingStories(stories, next).length,
      search: searchOfFilter(next),
      chosen: filter[key] === value,
    }
  })
}

/** The query of an address that chooses these values, with its question mark. */
export function searchOfFilter(filter: Partial<Record<FilterKey, string>>): string {
  const chosen = storyFilterKeys.flatMap((key) => (filter[key] ? [[key, filter[key]]] : []))
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}
