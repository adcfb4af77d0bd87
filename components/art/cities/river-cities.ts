import { parsePoints, type Point } from '../geometry/path.ts'
import { curveThrough, nearest } from '../geometry/curve.ts'
import { seededRandom } from '../geometry/noise.ts'
import { officeMark, onPlan, planSheet } from './plan-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { river, type RiverForm } from './river.ts'
import { avenues, blockShapes, streetBlocks } from './street-blocks.ts'

/** A city on a river: the river, the old town, the angle of the newer streets in degrees. */
export type RiverCity = { kind: 'river'; river: RiverForm; town: OldTownForm; angle: number }

/** The plan of a city on a river. */
export function riverCity(id: string, form: RiverCity, palette: Palette): string {
  const random = seededRandom(id)
  const course = curveThrough(form.river.through)
  const dry = (position: Point) => nearest(course, position) > form.river.width / 2 - 6
  const built = (position: Point) =>
    onPlan(position) && dry(position) && !inTown(form.town, position)
  const block = [36 + random() * 8, 28 + random() * 6] as const
  const grid = { middle: [400, 300] as const, reach: 500, angle: form.angle, stray: 34, street: 6 }
  return planSheet(
    palette,
    blockShapes(streetBlocks({ ...grid, block }, random, built), random, palette),
    avenues(form.town.at, form.angle + 20, palette),
    river(form.river, palette),
    oldTown(form.town, random, palette),
    officeMark(form.town.at, palette),
  )
}

/** Cities on rivers: the course as on the map, seen with north up, on a sheet of 800 by 600. */
export const riverCities = {
  warsaw: {
    kind: 'river',
    angle: -17,
    river: {
      through: parsePoints('660 640, 600 520, 520 410, 480 300, 420 190, 330 90, 220 -40'),
      width: 74,
      bridges: [0.2, 0.37, 0.52, 0.66, 0.82],
    },
    town: { at: [318, 236], radii: [74, 88], angle: -17 },
  },
  krakow: {
    kind: 'river',
    angle: 14,
    river: {
      through: parsePoints(
        '-40 330, 90 390, 190 452, 280 420, 330 378, 392 420, 440 500, 560 505, 680 450, 840 470',
      ),
      width: 38,
      bridges: [0.16, 0.3, 0.53, 0.66, 0.8, 0.9],
    },
    town: { at: [392, 230], radii: [108, 138], angle: 14 },
  },
  wroclaw: {
    kind: 'river',
    angle: 8,
    river: {
      through: parsePoints('840 400, 700 330, 570 250, 440 220, 310 180, 180 90, 80 -40'),
      width: 112,
      bridges: [0.2, 0.34, 0.46, 0.58, 0.7],
      islands: [
        parsePoints('540 226, 600 250, 650 290, 690 318, 640 306, 580 274, 530 242'),
        parsePoints('400 196, 450 204, 492 226, 470 240, 420 228, 384 212'),
        parsePoints('250 134, 300 160, 346 184, 320 192, 270 172, 236 148'),
      ],
    },
    town: { at: [380, 372], radii: [112, 88], angle: 8 },
  },
  kyiv: {
    kind: 'river',
    angle: -8,
    river: {
      through: parsePoints('420 -50, 452 70, 520 180, 545 300, 540 420, 570 530, 640 660'),
      width: 168,
      bridges: [0.24, 0.5, 0.72],
      islands: [
        parsePoints('470 20, 500 60, 530 120, 560 180, 540 200, 500 150, 470 90'),
        parsePoints('545 300, 580 330, 590 400, 570 440, 545 400, 530 350'),
      ],
    },
    town: { at: [276, 260], radii: [92, 78], angle: 20 },
  },
  dnipro: {
    kind: 'river',
    angle: -34,
    river: {
      through: parsePoints('-60 180, 90 120, 240 130, 360 200, 460 300, 560 400, 660 520, 720 660'),
      width: 150,
      bridges: [0.16, 0.44, 0.66],
      islands: [parsePoints('500 380, 540 400, 580 450, 600 490, 570 480, 530 430')],
    },
    town: { at: [272, 356], radii: [84, 70], angle: -34 },
  },
  tartu: {
    kind: 'river',
    angle: 24,
    river: {
      through: parsePoints('150 -50, 240 70, 330 170, 440 270, 510 370, 560 480, 640 650'),
      width: 34,
      bridges: [0.2, 0.36, 0.48, 0.6, 0.74],
    },
    town: { at: [306, 330], radii: [92, 76], angle: 40 },
  },
  kutaisi: {
    kind: 'river',
    angle: -6,
    river: {
      through: parsePoints('470 -50, 430 60, 480 160, 452 262, 380 340, 330 430, 360 520, 330 660'),
      width: 52,
      bridges: [0.24, 0.38, 0.5, 0.63, 0.78],
    },
    town: { at: [556, 316], radii: [86, 92], angle: 10 },
  },
  cordoba: {
    kind: 'river',
    angle: 12,
    river: {
      through: parsePoints(
        '-40 250, 90 214, 190 250, 300 214, 400 240, 500 200, 610 226, 720 170, 840 190',
      ),
      width: 40,
      bridges: [0.2, 0.36, 0.5, 0.64, 0.8],
    },
    town: { at: [360, 372], radii: [100, 84], angle: 12 },
  },
  rosario: {
    kind: 'river',
    angle: -14,
    river: {
      through: parsePoints('520 -50, 560 80, 620 190, 650 310, 700 430, 790 650'),
      width: 172,
      bridges: [0.22],
      islands: [
        parsePoints('640 230, 672 280, 694 340, 684 366, 656 310, 630 254'),
        parsePoints('716 440, 748 490, 776 550, 764 566, 730 510, 706 462'),
      ],
    },
    town: { at: [344, 320], radii: [96, 86], angle: -14 },
  },
} as const satisfies Record<string, RiverCity>
