import { compassRose } from './compass-rose.ts'
import { shifted } from './element.ts'
import { islandPassage } from './island-passage.ts'
import { passageCoast } from './passage-coast.ts'
import { passageCourse } from './passage-course.ts'
import { plate, plateHeight as height, plateWidth as width } from './plate.ts'
import type { Point } from './point.ts'
import { rhumbLines } from './rhumb-lines.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { valueNoise } from './value-noise.ts'

const roseRadius = 112

/** `round-trip` leads out and back between two coasts, `islands` from one island to the next. */
export const passageVariants = ['round-trip', 'islands'] as const

export type PassageVariant = (typeof passageVariants)[number]

/** Takes a seed, the inks and a variant and gives a passage on a chart. 1200 by 800. */
export function passagePlan(seed: string, sheet: Sheet, variant: PassageVariant): string {
  return variant === 'islands' ? islandPassage(seed, sheet) : roundTrip(seed, sheet)
}

/** Out over the northern stops, back over the southern ones, about a compass rose. */
function roundTrip(seed: string, sheet: Sheet): string {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const rose: Point = [width * (0.4 + random() * 0.2), height * (0.47 + random() * 0.06)]
  const inks = { ring: sheet.ink3, star: sheet.ink, halfStar: sheet.ink2, figures: sheet.ink2 }
  return plate(
    sheet,
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
