import { coverName } from '../../../content/cover-names.ts'
import type { Pressing, Palette } from '../markup/palette.ts'
import { axonometricFloors, type FloorVariant } from './axonometric-floors.ts'
import { bearing } from './bearing.ts'
import { chartRecorder, type RecorderVariant } from './chart-recorder.ts'
import { dentalArch } from './dental-arch.ts'
import { ecgStrip, type EcgVariant } from './ecg-strip.ts'
import { elevationProfile } from './elevation-profile.ts'
import { guilloche, type GuillocheVariant } from './guilloche.ts'
import { hullLines } from './hull-lines.ts'
import { incomeStreams } from './income-streams.ts'
import { iris } from './iris.ts'
import { lineRelief } from './line-relief.ts'
import { passagePlan, type PassageVariant } from './passage-plan.ts'
import { starFort } from './star-fort.ts'
import { sunPath } from './sun-path.ts'
import { tomographicSlices, type SliceVariant } from './tomographic-slices.ts'

/** The families of covers, each for a kind of work, with the compositions that it has. */
type Variants = {
  'axonometric-floors': FloorVariant
  bearing: undefined
  'chart-recorder': RecorderVariant
  'dental-arch': undefined
  'ecg-strip': EcgVariant
  'elevation-profile': undefined
  guilloche: GuillocheVariant
  'hull-lines': undefined
  'income-streams': undefined
  iris: undefined
  'line-relief': undefined
  'passage-plan': PassageVariant
  'star-fort': undefined
  'sun-path': undefined
  'tomographic-slices': SliceVariant
}

/** Name of a family of covers. */
export type CoverFamily = keyof Variants

type Families = {
  [Family in CoverFamily]: (seed: string, palette: Palette, variant: Variants[Family]) => string
}

const families: Families = {
  'axonometric-floors': axonometricFloors,
  bearing,
  'chart-recorder': chartRecorder,
  'dental-arch': dentalArch,
  'ecg-strip': ecgStrip,
  'elevation-profile': elevationProfile,
  guilloche,
  'hull-lines': hullLines,
  'income-streams': incomeStreams,
  iris,
  'line-relief': lineRelief,
  'passage-plan': passagePlan,
  'star-fort': starFort,
  'sun-path': sunPath,
  'tomographic-slices': tomographicSlices,
}

/** Which cover a story has: its family, its composition where the family has several, its ground. */
export type CoverChoice<Family extends CoverFamily = CoverFamily> = {
  [Name in Family]: {
    family: Name
    pressing: Pressing
  } & (Variants[Name] extends string ? { variant: Variants[Name] } : { variant?: undefined })
}[Family]

/** The cover, 1200 by 800. */
export function cover<Family extends CoverFamily>(
  slug: string,
  choice: CoverChoice<Family>,
  palette: Palette,
): string {
  const { family, variant } = choice
  return families[family](slug, palette, variant as Variants[Family])
}

/**
 * The cover of every success story by its slug. Stories of one family differ in
 * composition, neighbours in the order of this list in their ground.
 */
export const coverPlan = {
  openrad: { family: 'tomographic-slices', pressing: 'shoal', variant: 'stack' },
  tipalti: { family: 'guilloche', pressing: 'buff', variant: 'rosettes' },
  returnmates: { family: 'passage-plan', pressing: 'night', variant: 'round-trip' },
  datasport: { family: 'elevation-profile', pressing: 'paper' },
  cydef: { family: 'star-fort', pressing: 'night' },
  sunlayar: { family: 'sun-path', pressing: 'buff' },
  visbion: { family: 'tomographic-slices', pressing: 'night', variant: 'light-box' },
  castrol: { family: 'bearing', pressing: 'shoal' },
  memomeister: { family: 'axonometric-floors', pressing: 'paper', variant: 'tower' },
  arklign: { family: 'dental-arch', pressing: 'buff' },
  medneo: { family: 'chart-recorder', pressing: 'paper', variant: 'disc' },
  'mode-app': { family: 'hull-lines', pressing: 'shoal' },
  'defi-wallet': { family: 'guilloche', pressing: 'night', variant: 'chain' },
  'space-plus': { family: 'axonometric-floors', pressing: 'shoal', variant: 'rooms' },
  'money-gate': { family: 'line-relief', pressing: 'paper' },
  'gaze-health': { family: 'iris', pressing: 'buff' },
  xola: { family: 'passage-plan', pressing: 'paper', variant: 'islands' },
  mint: { family: 'income-streams', pressing: 'shoal' },
  'abbott-laboratories': { family: 'ecg-strip', pressing: 'night', variant: 'leads' },
  'good-shape': { family: 'chart-recorder', pressing: 'shoal', variant: 'quarter' },
  vitus: { family: 'ecg-strip', pressing: 'paper', variant: 'beat' },
} as const satisfies Record<string, CoverChoice>

const choices = new Map(
  Object.entries<CoverChoice>(coverPlan).map(([slug, choice]) => [coverName(slug), choice]),
)

/** What is chosen for a cover, by the name of its drawing; undefined for a drawing that is none. */
export function coverChoice(name: string): CoverChoice | undefined {
  return choices.get(name)
}
