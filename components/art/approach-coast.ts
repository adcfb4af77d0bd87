import { fairway, horizon } from './approach-marks.ts'
import { line, shape } from './element.ts'
import type { Point } from './point.ts'
import { segment } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { smoothLine } from './smooth-line.ts'
import { valueNoise } from './value-noise.ts'

/** Takes the inks and gives engraved clouds: ruled lines that break off here and there. */
export function sky(sheet: Sheet): string {
  const random = seededRandom('sky')
  let data = ''
  for (let y = 44; y < 200; y += 9) {
    for (let x = 40 + random() * 120; x < 860; x += 90 + random() * 240) {
      const run = Math.min(30 + random() * 150, 866 - x)
      data += segment([x, y], [x + run, y])
      x += run
    }
  }
  return line(data, { stroke: sheet.ink, 'stroke-width': 0.8, 'stroke-opacity': 0.28 })
}

/** Takes the inks and gives three ranges of hills, the far ones paler, with strokes down their slopes. */
export function hills(sheet: Sheet): string {
  const noise = valueNoise(seededRandom('approach'))
  const ranges = [
    { rise: 330, length: 190, strength: 0.4 },
    { rise: 220, length: 130, strength: 0.65 },
    { rise: 112, length: 90, strength: 1 },
  ]
  return ranges
    .map(({ rise, length, strength }, index) => {
      const crest: Point[] = []
      let slopes = ''
      for (let x = 0; x <= 900; x += 10) {
        const valley = 0.35 + 0.65 * Math.min(1, Math.abs(x - fairway) / 300)
        const y = horizon - rise * valley * (0.25 + 0.75 * noise(x / length, index * 7 + 2))
        crest.push([x, y])
        slopes += segment([x, y + 5], [x + 6, y + 8 + (horizon - y) * 0.4])
      }
      const land = `${smoothLine(crest)}V${horizon}H0Z`
      const pen = { stroke: sheet.ink, 'stroke-opacity': strength }
      return (
        shape(land, { fill: sheet.ground }) +
        shape(land, { fill: sheet.land, 'fill-opacity': 0.35 + index * 0.3 }) +
        line(slopes, { ...pen, 'stroke-width': 0.7 }) +
        line(smoothLine(crest), { ...pen, 'stroke-width': 0.8 + index * 0.5 })
      )
    })
    .join('')
}

/** Takes the inks and gives the houses along the shore. */
export function town(sheet: Sheet): string {
  const random = seededRandom('houses')
  let houses = ''
  for (let x = 196; x < 740; x += 15 + random() * 12) {
    if (Math.abs(x - fairway) < 34) continue
    const [width, tall] = [11 + Math.round(random() * 8), 9 + Math.round(random() * 17)]
    const left = Math.round(x)
    houses += `M${left} ${horizon}v-${tall}l${width / 2}-6l${width / 2} 6v${tall}z`
  }
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return shape(houses, { fill: sheet.ground, ...pen, 'stroke-width': 1 })
}
