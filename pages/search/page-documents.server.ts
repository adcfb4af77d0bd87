import type { SearchDocument } from '../../components/search/search-document.ts'
import { type Locale } from '../../locales/locales.ts'
import type { RouteKind } from '../../locales/route-record.ts'
import type { Page } from '../registry/page.ts'
import { pages } from '../registry/pages.ts'
import { documentOf } from './document-of.ts'
import { type SearchableText, searchableText } from './searchable-text.ts'

/** Kinds of pages that are groups of their own among the results. */
const kinds: Partial<Record<RouteKind, SearchDocument['kind']>> = { story: 'story', post: 'post' }

const withoutText: SearchableText = { headings: [], texts: [], questions: [] }

/** A page that can be found, with its questions. */
export type FoundPage = { document: SearchDocument; questions: SearchableText['questions'] }

/**
 * Every page that search engines may list, with its own text where it has one; not the further pages of lists, whose
 * entries are found themselves.
 */
export function pageDocuments(locale: Locale): FoundPage[] {
  return pages(locale)
    .filter(({ indexed, repeats }) => indexed && !repeats)
    .map(pageDocument)
}

function pageDocument(page: Page): FoundPage {
  const { kind, englishPath: path, head, text, locale, sample } = page
  const { headings, texts, questions } = text ? searchableText(text, locale) : withoutText
  const { title, description: summary } = head
  return {
    document: documentOf({
      kind: kinds[kind] ?? 'page',
      path,
      title,
      ...(sample && { sample }),
      summary,
      headings,
      texts,
    }),
    questions,
  }
}
