import { compassRose } from './compass-rose.ts'
import { shape, sheetOf, shifted } from './element.ts'
import { passageCoast } from './passage-coast.ts'
import { passageCourse } from './passage-course.ts'
import type { Point } from './point.ts'
import { box } from './polyline.ts'
import { rhumbLines } from './rhumb-lines.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { valueNoise } from './value-noise.ts'

const width = 1200
const height = 800
const roseRadius = 112

/**
 * Takes a seed and the inks and gives a round trip between two coasts: out over the northern stops,
 * back over the southern ones, about a compass rose. 1200 by 800.
 */
export function passagePlan(seed: string, sheet: Sheet): string {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const rose: Point = [width * (0.4 + random() * 0.2), height * (0.47 + random() * 0.06)]
  const inks = { ring: sheet.ink3, star: sheet.ink, halfStar: sheet.ink2, figures: sheet.ink2 }
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: sheet.ground }),
    rhumbLines(rose, { from: roseRadius * 1.05, to: 1300, ink: sheet.ink }),
    passageCoast({ width, edge: 0, reach: 150 }, (x) => noise(x, 3), sheet),
    passageCoast({ width, edge: height, reach: -150 }, (x) => noise(x, 17), sheet),
    passageCourse(stopsAbout([width / 2, height / 2], random), sheet),
    shifted(rose, compassRose({ radius: roseRadius, declination: 4 + random() * 8, ...inks })),
  )
}

/** Stops clockwise from the west, on an oval that keeps clear of both coasts and of the rose. */
function stopsAbout(middle: Point, random: () => number): Point[] {
  const count = 7 + Math.floor(random() * 2)
  return Array.from({ length: count }, (_, stop) => {
    const angle = Math.PI + ((stop + (stop ? random() * 0.5 - 0.25 : 0)) / count) * 2 * Math.PI
    const reach = stop ? 0.88 + random() * 0.2 : 1
    return [middle[0] + Math.cos(angle) * 480 * reach, middle[1] + Math.sin(angle) * 186 * reach]
  })
}
