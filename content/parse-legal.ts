import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { readMarkdown, toHtml, toInlineHtml } from './markdown.ts'
import type { LegalText } from './schema.ts'
import { checkSearchResult } from './search-result.ts'

/**
 * Reads the words of a legal page.
 * @throws ContentError when summary, intro or sections are missing, or search results would cut title or summary
 */
export function parseLegal(file: string, text: string, locale: Locale): LegalText {
  const { title, opening, sections } = readMarkdown(file, text, locale)
  const [summary = '', ...intro] = opening
  if (summary === '' || intro.length === 0 || sections.length === 0) {
    throw new ContentError(file, 'opening', 'needs a summary, an intro and at least one section')
  }
  checkSearchResult(file, { title, description: summary, field: 'summary' })
  return {
    title,
    summary,
    intro: intro.map((paragraph) => `<p>${toInlineHtml(paragraph)}</p>`).join(''),
    sections: sections.map(({ id, title: heading, tokens }) => ({
      id,
      title: heading,
      html: toHtml(tokens),
    })),
  }
}
