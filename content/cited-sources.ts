import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import type { CitedSource } from './facts/sources/cited-source.ts'
import { europeanLaw } from './facts/sources/european-law.ts'
import { nationalLaw } from './facts/sources/national-law.ts'
import { research } from './facts/sources/research.ts'
import { standards } from './facts/sources/standards.ts'

const register = { ...europeanLaw, ...nationalLaw, ...research, ...standards }

export type SourceId = keyof typeof register

/** Every publication that an entry may cite. */
export const citedSources: Readonly<Record<SourceId, CitedSource>> = register

/** `sources` of an `entry.json`; left out where no law, standard or study is named. */
export const sourceList = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        /** Id of the section or part of the text that holds the statement. */
        section: v.pipe(v.string(), v.nonEmpty()),
        source: v.picklist(Object.keys(register) as [SourceId, ...SourceId[]]),
        /** Where in it, in signs that every language reads: Art. 28, § 29. */
        at: v.optional(v.pipe(v.string(), v.nonEmpty())),
      }),
    ),
    v.minLength(1),
  ),
)

export type SourceList = v.InferOutput<typeof sourceList>

/** A source as a page lists it. */
export type ListedSource = {
  title: string
  /** Language of the title when it is not that of the page. */
  language?: Locale | undefined
  publisher: string
  url: string
  asOf: string
}

/** What a page lists: each source once, with all places that are cited from it. */
export function listedSources(sources: SourceList, locale: Locale): ListedSource[] {
  const cited = sources ?? []
  return [...new Set(cited.map(({ source }) => source))].map((id) => {
    const { title, publisher, url, asOf }: CitedSource = citedSources[id]
    const places = cited.flatMap(({ source, at }) => (source === id && at ? [at] : []))
    const own = title[locale]
    return {
      title: [own ?? title.en, ...new Set(places)].join(', '),
      ...(own === undefined && !locale.startsWith('en') ? { language: 'en' as const } : {}),
      publisher: typeof publisher === 'string' ? publisher : (publisher[locale] ?? publisher.en),
      url,
      asOf,
    }
  })
}
