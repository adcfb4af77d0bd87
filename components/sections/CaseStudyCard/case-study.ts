import type { ResultUnit } from '../../../content/story-facts.ts'
import type { ClientCountry, Industry, Model, Platform } from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'
import type { DrawingFile } from '../../ui/Drawing.tsx'

/** The headline result of a story: what was counted, and its two figures. */
export type Change = { measure: string; before: number; after: number; unit: ResultUnit }

/** What lists show of a story (E-01). */
export type CaseStudy = {
  slug: string
  /** The language of its words and page when it is not that of the list. */
  language?: Locale | undefined
  /** Invented, which the card says. */
  sample?: boolean
  title: string
  summary: string
  industry: Industry
  platform: Platform
  country: ClientCountry
  model: Model
  teamSize: number
  technologies: readonly string[]
  /** What was measured before and after; left out where nothing was. */
  change?: Change | undefined
  /** What the work did not change. */
  unchanged?: string | undefined
  /** Address of the story; left out, the page of the slug; empty, the list. */
  link?: string
  /** Left out, the cover of the slug. */
  image?: DrawingFile
  /** Takes the place of the image below 768 px; left out, the closer view of the cover, where there is one. */
  mobileImage?: DrawingFile
}
