import type { SectionKind } from './page-outline.ts'

/** One titled part of a section. */
export type PagePart = {
  id: string
  title: string
  /** One for each paragraph: plain text, or HTML where the kind allows markup. */
  paragraphs: readonly string[]
  list: readonly string[]
  /** All of it as finished HTML. */
  html: string
}

/** One section of a page text; what its kind does not have is empty. */
export type PageSection = {
  kind: SectionKind
  title: string
  /** Plain text. */
  lead: string
  /** The paragraphs of the lead. */
  opening: readonly string[]
  parts: readonly PagePart[]
  list: readonly string[]
  /** Header and rows of its table. */
  table: readonly (readonly string[])[]
}

/** The words of a page that is an entry of content. */
export type PageText<Id extends string = string> = {
  /** Name in the browser's title and in breadcrumbs. */
  name: string
  /** Description for search results. */
  summary: string
  sections: Readonly<Record<Id, PageSection>>
}
