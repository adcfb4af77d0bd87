import { guilloche } from './guilloche.ts'
import { passagePlan } from './passage-plan.ts'
import type { Pressing, Sheet } from './sheet.ts'
import { tomographicSlices } from './tomographic-slices.ts'

const families = {
  guilloche,
  'passage-plan': passagePlan,
  'tomographic-slices': tomographicSlices,
} as const

/** Name of a family of covers; each belongs to a kind of work. */
export type CoverFamily = keyof typeof families

/** What a story's entry says about its cover. */
export type CoverChoice = { family: CoverFamily; pressing: Pressing }

/** Takes the slug of a story, its family and the inks and gives its cover, 1200 by 800. */
export function cover(slug: string, family: CoverFamily, sheet: Sheet): string {
  return families[family](slug, sheet)
}

/** Tells whether a text names a family. */
export function isCoverFamily(name: unknown): name is CoverFamily {
  return typeof name === 'string' && name in families
}
