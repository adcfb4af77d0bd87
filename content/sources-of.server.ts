import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { type ListedSource, listedSources, sourceList } from './cited-sources.ts'
import { contentFile } from './content-files.server.ts'
import { parseFacts } from './parse-facts.ts'

/** The fields that all kinds of entries share; the loader of a kind checks the others. */
const entry = v.object({ sources: sourceList })

/** What the entry of a page cites, whatever its kind. */
export function sourcesOf(kind: string, slug: string, locale: Locale): ListedSource[] {
  return listedSources(parseFacts(entry, ...contentFile(kind, slug, 'entry.json')).sources, locale)
}
