import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { type ListedSource, listedSources, sourceList } from './cited-sources.ts'
import { contentFile } from './content-files.server.ts'
import type { ContentFolder } from './content-folder.server.ts'
import { parseFacts } from './parse-facts.ts'

/** The only field that is read of an entry wherever it lies; its loader checks all, and a story never has it. */
const citing = v.object({ sources: sourceList })

/** What the entry of a page cites, wherever it lies. */
export function sourcesOf(folder: ContentFolder, slug: string, locale: Locale): ListedSource[] {
  return listedSources(
    parseFacts(citing, ...contentFile(folder, slug, 'entry.json')).sources,
    locale,
  )
}
