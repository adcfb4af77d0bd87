/** What the parts of a section hold: paragraphs each, and whether a list follows. */
type PartShape = {
  paragraphs: readonly [least: number, most: number]
  list?: 'needed' | 'allowed'
  /** They are shown with links, stress and tables; otherwise as plain text. */
  markup?: true
}

/** What a section of a page text contains; a section without `parts` has none. */
export type SectionShape = {
  lead?: 'none'
  parts?: PartShape
  list?: 'needed'
  /** Number of columns of its table. */
  columns?: number
}

/** Kinds of sections, named after what they show. */
export const sectionShapes = {
  heading: {},
  cards: { parts: { paragraphs: [1, 1] } },
  /** The problem, then what is done about it. */
  problems: { parts: { paragraphs: [2, 2] } },
  /** One line, the content, then what belongs to it. */
  services: { parts: { paragraphs: [2, 2], list: 'needed' } },
  /** What it is built on, then the text. */
  solutions: { parts: { paragraphs: [2, 2] } },
  /** The tag, then the text. */
  tags: { parts: { paragraphs: [2, 3], list: 'allowed', markup: true } },
  questions: { parts: { paragraphs: [1, 3], list: 'allowed', markup: true } },
  /** Any content, tables included. */
  details: { parts: { paragraphs: [0, 5], list: 'allowed', markup: true } },
  points: { lead: 'none', list: 'needed' },
  rows: { columns: 3 },
  comparison: { columns: 4 },
  /** Points of a cooperation model. */
  model: { parts: { paragraphs: [1, 1], list: 'allowed' } },
} as const satisfies Record<string, SectionShape>

export type SectionKind = keyof typeof sectionShapes

/** Sections of a page text by id, in their order. */
export type PageOutline = Readonly<Record<string, SectionKind>>

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
