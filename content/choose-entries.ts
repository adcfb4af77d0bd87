import { groupOfIndustry, type Industry, industryGroups, type Model } from './taxonomy.ts'

type Related = InIndustry & { slug: string; model: Model }

/** At most so many other entries: those of the same industry first, then those of the same model. */
export function relatedTo<Entry extends Related>(
  entry: Related,
  entries: readonly Entry[],
  most: number,
): readonly Entry[] {
  const others = entries.filter(({ slug }) => slug !== entry.slug)
  const sameIndustry = others.filter(({ industry }) => industry === entry.industry)
  const sameModel = others.filter(
    ({ industry, model }) => industry !== entry.industry && model === entry.model,
  )
  return [...sameIndustry, ...sameModel].slice(0, most)
}

type InIndustry = { industry: Industry }

/** Entries of an industry; all of them when it has none. */
export function inIndustryOrAll<Entry extends InIndustry>(
  entries: readonly Entry[],
  industry: Industry,
): readonly Entry[] {
  const own = entries.filter((entry) => entry.industry === industry)
  return own.length > 0 ? own : entries
}

/** The first entry of each industry. */
export function firstOfEachIndustry<Entry extends InIndustry>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter(
    ({ industry }, at) => entries.findIndex((other) => other.industry === industry) === at,
  )
}

/**
 * At most so many entries: those of an industry first, then those of industries that share its troubles, then those of
 * industries without a page. A visitor from one industry learns nothing from any other.
 */
export function nearestIndustryFirst<Entry extends InIndustry>(
  entries: readonly Entry[],
  industry: Industry,
  count: number,
): readonly Entry[] {
  const group = industryGroups[groupOfIndustry(industry)]
  const nearness: readonly (readonly Industry[])[] = [[industry], group, industryGroups.further]
  const chosen = nearness.flatMap((near) =>
    entries.filter((entry) => near.includes(entry.industry)),
  )
  return [...new Set(chosen)].slice(0, count)
}
