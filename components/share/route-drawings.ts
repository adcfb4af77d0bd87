import type { RouteId } from '../../locales/route-table.ts'
import { compassSheet } from '../art/instruments/compass-sheet.ts'
import { cover, type CoverChoice } from '../art/covers/cover.ts'
import { hiringSteps } from '../art/steps/hiring-steps.ts'
import { measuredHelm } from '../art/instruments/measured-helm.ts'
import { rudderGauge } from '../art/instruments/rudder-gauge.ts'
import { servicePlan } from '../art/services/service-pictures.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'
import { staticScenes } from '../art/scenes/static-scenes.ts'
import { coverViews, insideFrame, type ShareDrawing, type View } from './share-drawing.ts'

type Draw = (palettes: Record<Pressing, Palette>) => ShareDrawing

/** The picture on the ground of the night. */
export function serviceDrawing(kind: keyof typeof servicePlan): Draw {
  return at('night', (palette) => servicePlan[kind].draw(palette), insideFrame.service)
}

/** Pages that have a drawing for themselves. */
export const routeDrawings: Partial<Record<RouteId, Draw>> = {
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
  faq: serviceDrawing('discovery'),
  compliance: serviceDrawing('security'),
  claims: drawn('/claims', { family: 'elevation-profile', pressing: 'night' }),
  reviews: at('night', hiringSteps[6]!, insideFrame.step),
  'get-in-touch': serviceDrawing('support'),
  'contact-us': at('shoal', staticScenes[2]!, insideFrame.scene),
  blog: at('paper', staticScenes[0]!, insideFrame.scene),
}

function at(pressing: Pressing, draw: (palette: Palette) => string, view?: View): Draw {
  return (palettes) => ({ markup: draw(palettes[pressing]), pressing, view })
}

function drawn(seed: string, choice: CoverChoice): Draw {
  return at(choice.pressing, (palette) => cover(seed, choice, palette), coverViews[choice.family])
}
