import { readFileSync } from 'node:fs'
import { servicePlan } from '../art/services/service-pictures.ts'
import { withoutScheme } from '../art/markup/dark-inks.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'
import { hireDrawing } from './hire-drawing.server.ts'
import { routeDrawings, serviceDrawing } from './route-drawings.ts'
import type { SharePage } from './share-page.ts'
import { coverViews, type ShareDrawing, type View, insideFrame } from './share-drawing.ts'
import { type CoverChoice, cover, coverPlan } from '../art/covers/cover.ts'
import manifest from '../art/files.json'
import { compassRose } from '../art/instruments/compass-rose.ts'
import { contourSheet } from '../art/maps/contour-sheet.ts'
import { circle, shape, sheetOf, shifted } from '../art/markup/element.ts'
import { box, type Point } from '../art/geometry/path.ts'
import { rhumbLines } from '../art/maps/chart-marks.ts'
import { seededRandom } from '../art/geometry/noise.ts'

type Subject = Pick<SharePage, 'id' | 'kind' | 'seed' | 'drawing'>

/** East of the fade of the wide chart, with the plan of the River Plate. */
const homeView: View = { x: 905, y: 118, width: 535, height: 624 }

/**
 * The drawing of its share picture: its own, else one of its kind, else a chart of open water that its address is the
 * seed of.
 */
export function drawingFor(page: Subject, palettes: Record<Pressing, Palette>): ShareDrawing {
  const { id, kind, seed, drawing } = page
  if (kind === 'home') return { ...filedDrawing('hero-chart-day'), view: homeView }
  const service = drawing?.replace(/^service-/, '')
  if (service && isService(service)) return serviceDrawing(service)(palettes)
  if (drawing) return filedDrawing(drawing)
  const pressing = kind === 'legal' ? 'paper' : 'night'
  return (
    routeDrawings[id]?.(palettes) ??
    (kind === 'industry' ? industryDrawing(seed, palettes) : undefined) ??
    (kind === 'hire' ? hireDrawing(seed, palettes) : undefined) ?? {
      markup: chartedWater(seed, palettes[pressing]),
      pressing,
    }
  )
}

function isService(picture: string): picture is keyof typeof servicePlan {
  return picture in servicePlan
}

const folder = new URL('../../public/', import.meta.url)
const covers: Record<string, CoverChoice> = coverPlan
const files: Record<string, { src: string } | undefined> = manifest.files

/** Drawings with a frame, by the first part of their names. */
const frames: readonly [name: RegExp, inside: View][] = [
  [/^scene-/, insideFrame.scene],
  [/^hiring-step-/, insideFrame.step],
]

/**
 * Takes the name of a drawing of the site and gives it as the build has written it, on the ground that it
 * is printed on.
 * @throws RangeError for a name without a file
 */
function filedDrawing(name: string): ShareDrawing {
  const file = files[name]
  if (!file) throw new RangeError(`components/art/files.json has no drawing named "${name}"`)
  const markup = withoutScheme(readFileSync(new URL(file.src.slice(1), folder), 'utf8'))
  const chosen = covers[name.replace(/^cover-/, '')]
  if (chosen) return { markup, pressing: chosen.pressing, view: coverViews[chosen.family] }
  const view = frames.find(([pattern]) => pattern.test(name))?.[1]
  return { markup, pressing: 'paper', view }
}

/** The family of covers that tells of an industry, by the last part of its address. */
const choices: Record<string, CoverChoice> = {
  healthcare: { family: 'tomographic-slices', pressing: 'buff', variant: 'stack' },
  fintech: { family: 'income-streams', pressing: 'buff' },
  educational: { family: 'line-relief', pressing: 'buff' },
  telecom: { family: 'sun-path', pressing: 'buff' },
  'logistics-and-transportation': {
    family: 'passage-plan',
    pressing: 'buff',
    variant: 'round-trip',
  },
  ecommerce: { family: 'axonometric-floors', pressing: 'buff', variant: 'tower' },
  'travel-and-hospitality': { family: 'passage-plan', pressing: 'buff', variant: 'islands' },
  adtech: { family: 'iris', pressing: 'buff' },
  retail: { family: 'axonometric-floors', pressing: 'buff', variant: 'rooms' },
}

/** A cover drawn for it; undefined for one without a family. */
function industryDrawing(
  seed: string,
  palettes: Record<Pressing, Palette>,
): ShareDrawing | undefined {
  const choice = choices[seed.split('/').at(-1)!]
  if (!choice) return undefined
  const { pressing } = choice
  return { markup: cover(seed, choice, palettes[pressing]), pressing }
}

const width = 486
const height = 567
const radius = 112

/** A chart of open water with a rose, 486 by 567, for a page without a drawing of its own. */
function chartedWater(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const rose: Point = [width * (0.34 + random() * 0.32), height * (0.3 + random() * 0.4)]
  const inks = {
    ring: palette.ink2,
    star: palette.signal,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  const depths = contourSheet({ seed, width, height, levels: 7 }, palette)
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: palette.ground }),
    depths,
    rhumbLines(rose, { from: radius * 1.15, to: 900, ink: palette.ink }),
    circle(rose, radius * 1.08, { fill: palette.ground }),
    shifted(rose, compassRose({ radius, declination: 3 + random() * 9, figureHeight: 8, ...inks })),
  )
}
