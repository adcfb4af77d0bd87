import { readFileSync } from 'node:fs'
import { withoutScheme, type Pressing, type Palette } from '../art/markup/palette.ts'
import { hireDrawings } from './hire-drawings.server.ts'
import { industryDrawings, pageDrawings, serviceDrawings } from './page-drawings.ts'
import type { SharePage } from './share-page.ts'
import {
  coverViews,
  type DrawShare,
  type ShareDrawing,
  type View,
  insideFrame,
} from './share-drawing.ts'
import { coverChoice } from '../art/covers/cover.ts'
import manifest from '../art/files.json'
import { compassRose } from '../art/instruments/compass-rose.ts'
import { contourSheet } from '../art/maps/contour-sheet.ts'
import { circle, shape, sheetOf, shifted } from '../art/markup/element.ts'
import { box, type Point } from '../art/geometry/path.ts'
import { rhumbLines } from '../art/maps/chart-marks.ts'
import { seededRandom } from '../art/geometry/noise.ts'

type Subject = Pick<SharePage, 'kind' | 'seed' | 'drawing'>

/** East of the fade of the wide chart, with the plan of the River Plate. */
const homeView: View = { x: 905, y: 118, width: 535, height: 624 }

/** Drawings made for share pictures alone, by name. */
const named: Record<string, DrawShare | undefined> = {
  home: () => ({ ...filedDrawing('hero-chart-day'), view: homeView }),
  ...pageDrawings,
  ...serviceDrawings,
  ...industryDrawings,
  ...hireDrawings,
}

/**
 * The drawing that the source of a page names; without one a chart of open water that its address is the seed of.
 * @throws RangeError for a name that no drawing has
 */
export function drawingFor(
  { kind, seed, drawing }: Subject,
  palettes: Record<Pressing, Palette>,
): ShareDrawing {
  if (drawing) return named[drawing]?.(palettes, seed) ?? filedDrawing(drawing)
  const pressing = kind === 'legal' ? 'paper' : 'night'
  return { markup: chartedWater(seed, palettes[pressing]), pressing }
}

const folder = new URL('../../public/', import.meta.url)
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
  const chosen = coverChoice(name)
  if (chosen) return { markup, pressing: chosen.pressing, view: coverViews[chosen.family] }
  const view = frames.find(([pattern]) => pattern.test(name))?.[1]
  return { markup, pressing: 'paper', view }
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
