import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { ContentError } from './content-error.ts'
import { readMarkdown, toHtml, toInlineHtml } from './markdown.ts'
import { checkSearchResult } from './search-result.ts'
import { sourceList } from './cited-sources.ts'

/*
 * An entry is a folder: `entry.json` holds facts without language, `<locale>.md` the words. A story begins with
 * `# Name: what it is`, one summary sentence and a lead; then come `challenge`, `solution`, `result`, `team`,
 * `timeline` and `quote`, each under a heading with its id. A post has one preview paragraph and sections of its own.
 */

/** `entry.json` of a legal text. */
export const legalFacts = v.strictObject({ sample: v.boolean(), sources: sourceList })

/** Words of a legal text in one language. */
export type LegalText = {
  title: string
  summary: string
  intro: string
  sections: readonly { id: string; title: string; html: string }[]
}

/** A legal page with its facts and words. */
export type LegalPage = v.InferOutput<typeof legalFacts> & LegalText & { updated: string }

/** Legal texts that the site has, a page each. */
export const legalSlugs = [
  'imprint',
  'terms-of-service',
  'privacy-policy',
  'accessibility',
] as const

export type LegalSlug = (typeof legalSlugs)[number]

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
