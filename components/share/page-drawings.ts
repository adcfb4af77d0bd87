import type { PagedIndustry } from '../../content/taxonomy.ts'
import { compassSheet } from '../art/instruments/compass-sheet.ts'
import { cover, type CoverChoice } from '../art/covers/cover.ts'
import { hiringSteps } from '../art/steps/hiring-steps.ts'
import { measuredHelm } from '../art/instruments/measured-helm.ts'
import { rudderGauge } from '../art/instruments/rudder-gauge.ts'
import { servicePlan } from '../art/services/service-pictures.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'
import { staticScenes } from '../art/scenes/static-scenes.ts'
import { coverViews, insideFrame, type DrawShare, type View } from './share-drawing.ts'

/** Drawings of single pages, by the name that the source of the page gives. */
export const pageDrawings = {
  'service-finder': at('night', compassSheet, { x: 878, y: 806, width: 844, height: 988 }),
  services: drawn('/services', { family: 'hull-lines', pressing: 'night' }),
  industries: drawn('/industries', { family: 'income-streams', pressing: 'night' }),
  'success-stories': drawn('/success-stories', {
    family: 'passage-plan',
    pressing: 'night',
    variant: 'islands',
  }),
  hire: at('night', hiringSteps[3]!, insideFrame.step),
  'engagement-models': at('night', rudderGauge, {
    x: 0,
    y: -150,
    width: 480,
    height: 560,
  }),
  technologies: drawn('/technologies', { family: 'bearing', pressing: 'night' }),
  about: at('night', measuredHelm, { x: -10, y: -30, width: 440, height: 520 }),
  'how-we-hire': at('night', hiringSteps[2]!, insideFrame.step),
  claims: drawn('/claims', { family: 'elevation-profile', pressing: 'night' }),
  reviews: at('night', hiringSteps[6]!, insideFrame.step),
  'contact-us': at('shoal', staticScenes[2]!, insideFrame.scene),
  blog: at('paper', staticScenes[0]!, insideFrame.scene),
} satisfies Record<string, DrawShare>

/** The picture of a service on the ground of the night, as `service-<picture>`. */
export const serviceDrawings = Object.fromEntries(
  Object.entries(servicePlan).map(([picture, { draw }]) => [
    `service-${picture}`,
    at('night', draw, insideFrame.service),
  ]),
)

/** The family of covers that tells of an industry. */
const industryCovers: Record<PagedIndustry, CoverChoice> = {
  healthcare: { family: 'tomographic-slices', pressing: 'buff', variant: 'stack' },
  fintech: { family: 'income-streams', pressing: 'buff' },
  educational: { family: 'line-relief', pressing: 'buff' },
  telecommunications: { family: 'sun-path', pressing: 'buff' },
  logistics_and_transportation: { family: 'passage-plan', pressing: 'buff', variant: 'round-trip' },
  ecommerce: { family: 'axonometric-floors', pressing: 'buff', variant: 'tower' },
  travel_and_hospitality: { family: 'passage-plan', pressing: 'buff', variant: 'islands' },
  adtech: { family: 'iris', pressing: 'buff' },
  retail: { family: 'axonometric-floors', pressing: 'buff', variant: 'rooms' },
}

/** A cover drawn for an industry, as `industry-<id>`. */
export const industryDrawings: Record<string, DrawShare> = Object.fromEntries(
  Object.entries(industryCovers).map(([industry, choice]) => [
    `industry-${industry}`,
    (palettes, seed) => ({
      markup: cover(seed, choice, palettes[choice.pressing]),
      pressing: choice.pressing,
    }),
  ]),
)

function at(pressing: Pressing, draw: (palette: Palette) => string, view?: View): DrawShare {
  return (palettes) => ({ markup: draw(palettes[pressing]), pressing, view })
}

function drawn(seed: string, choice: CoverChoice): DrawShare {
  return at(choice.pressing, (palette) => cover(seed, choice, palette), coverViews[choice.family])
}
