import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { sourceList } from './cited-sources.ts'
import { documentSlugs } from './procurement.ts'

/** When in an engagement a client gets a document. */
export const workStages = ['deciding', 'working', 'parting'] as const

export type WorkStage = (typeof workStages)[number]

/** What a document looks like from afar, in lists. */
const workFigures = [
  'plan',
  'marks',
  'parties',
  'burndown',
  'options',
  'alarm',
  'handover',
] as const

export type WorkFigure = (typeof workFigures)[number]

/** `entry.json` of a work sample. */
export const workSampleFacts = v.strictObject({
  sample: v.boolean(),
  sources: sourceList,
  /** Place in the list, the lowest first. */
  order: v.pipe(v.number(), v.integer()),
  stage: v.picklist(workStages),
  /** How long it is on paper. */
  sheets: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it was written, as its head says. */
  dated: v.pipe(v.string(), v.isoDate()),
  figure: v.picklist(workFigures),
  /** The outline for buyers that this document fills in. */
  outline: v.optional(v.picklist(documentSlugs)),
})

/** Why a part of a document is there; `html` is finished. */
export type MarginNote = { title: string; html: string }

/** Words of a work sample in one language. */
export type WorkSampleText = {
  title: string
  /** For cards and the page's description; search results show it whole. */
  description: string
  /** Who writes such a document. */
  writtenBy: string
  /** When a client gets it. */
  delivered: string
  /** Words of the document that its drawing in lists shows. */
  drawn: readonly string[]
  /** What the document says of itself. */
  head: { title: string; facts: readonly { name: string; html: string }[]; note: MarginNote }
  parts: readonly { id: string; title: string; html: string; note: MarginNote }[]
}

/** A work sample with its facts and words. */
export type WorkSample = Omit<v.InferOutput<typeof workSampleFacts>, 'sources'> &
  WorkSampleText & {
    slug: string
    /** The language of the words when it is not that of the page. */
    language?: Locale | undefined
  }

/** A work sample without its pages, as lists show it. */
export type ListedSample = Omit<WorkSample, 'head' | 'parts' | 'order'> & {
  /** What is to be seen in it: the title of the note at its head. */
  shows: string
}

export function listedSample(sample: WorkSample): ListedSample {
  const { head, parts: _parts, order: _order, ...listed } = sample
  return { ...listed, shows: head.note.title }
}
