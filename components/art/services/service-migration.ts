import { harbourWorks, type HarbourWorks } from '../cities/harbour-works.ts'
import { curveThrough } from '../geometry/curve.ts'
import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { polyline, type Point } from '../geometry/path.ts'
import { compassRose } from '../instruments/compass-rose.ts'
import { passageCoast } from '../maps/passage-coast.ts'
import { element, line, shifted } from '../markup/element.ts'
import { serviceSheet, serviceSize, hereMark } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const { width, height } = serviceSize
const course: readonly Point[] = [
  [150, 330],
  [230, 300],
  [340, 222],
  [470, 204],
  [566, 168],
]
const rose: Point = [286, 120]
/** The old harbour to the west, the new one to the east, ships between them. */
const works: HarbourWorks = {
  quays: [
    { from: [92, 353], to: [138, 358], width: 30 },
    { from: [644, 110], to: [566, 110], width: 34 },
    { from: [652, 222], to: [566, 222], width: 34 },
  ],
  moles: [
    [
      [84, 286],
      [150, 276],
      [182, 304],
    ],
    [
      [660, 58],
      [560, 56],
      [506, 96],
      [502, 142],
    ],
    [
      [660, 280],
      [560, 282],
      [512, 254],
      [504, 226],
    ],
  ],
  ships: [
    { at: [246, 288], heading: 60, length: 92 },
    { at: [346, 220], heading: 62, length: 92 },
    { at: [446, 206], heading: 80, length: 92 },
  ],
}

/** The picture of a migration: ships move from an old harbour to a new one. */
export function serviceMigration(palette: Palette): string {
  const noise = valueNoise(seededRandom('migration'))
  const { signal } = platePens(palette)
  const inks = {
    ring: palette.ink3,
    star: palette.ink,
    halfStar: palette.ink2,
    figures: palette.ink2,
  }
  const coasts = [
    passageCoast({ width: height, edge: 0, reach: 210 }, (x) => noise(x, 3), palette),
    passageCoast({ width: height, edge: width, reach: -210 }, (x) => noise(x, 17), palette),
  ]
  return serviceSheet(
    palette,
    element('g', { transform: `translate(0 ${height}) rotate(-90)` }, ...coasts),
    line(polyline(curveThrough(course)), { ...signal.bold, 'stroke-dasharray': '14 8' }),
    shifted(rose, compassRose({ radius: 62, declination: 6, figureHeight: 6, ...inks })),
    harbourWorks(works, palette),
    hereMark(course.at(-1)!, palette),
  )
}
