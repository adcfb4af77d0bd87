import { dividers } from './dividers.ts'
import { line } from './element.ts'
import { graphPaper } from './graph-paper.ts'
import { heartbeat, peakTime } from './heartbeat.ts'
import { platePens } from './pens.ts'
import { plate, plateWidth } from './plate.ts'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { simplifiedLine } from './simplified-line.ts'

const base = 650
const peak = 330

/** Takes a seed and the inks and gives two large beats whose distance a pair of dividers takes. 1200 by 800. */
export function ecgBeat(seed: string, sheet: Sheet): string {
  const random = seededRandom(seed)
  const beatWidth = 450 + random() * 40
  const start = plateWidth / 2 - beatWidth * (peakTime + 0.5)
  const points: Point[] = []
  for (let x = 0; x <= plateWidth; x += 1) {
    points.push([x, base - peak * heartbeat((x - start) / beatWidth)])
  }
  const feet = [0, 1].map((beat): Point => [start + (beat + peakTime) * beatWidth, base - peak - 8])
  const pen = platePens(sheet)
  return plate(
    sheet,
    graphPaper(40, sheet),
    line(polyline(simplifiedLine(points, 0.4)), { ...pen.signal.bold, 'stroke-linejoin': 'round' }),
    dividers([plateWidth / 2, 66], feet, sheet),
  )
}
