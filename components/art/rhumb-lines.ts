import { line } from './element.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { segment } from './polyline.ts'

/** Where rhumb lines start and end: distances in pixels from the middle of the rose. */
export type RhumbForm = { from: number; to: number; ink: string }

/** Takes the middle of a rose and gives the 32 lines of equal bearing, every fourth one stronger. */
export function rhumbLines(middle: Point, { from, to, ink }: RhumbForm): string {
  const data = { main: '', between: '' }
  for (let point = 0; point < 32; point++) {
    const bearing = point * 11.25
    data[point % 4 === 0 ? 'main' : 'between'] += segment(
      polarPoint(middle, from, bearing),
      polarPoint(middle, to, bearing),
    )
  }
  return (
    line(data.between, { stroke: ink, 'stroke-width': 0.6, 'stroke-opacity': 0.13 }) +
    line(data.main, { stroke: ink, 'stroke-width': 0.6, 'stroke-opacity': 0.24 })
  )
}
