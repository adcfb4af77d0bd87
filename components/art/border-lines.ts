import { geoStream, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import type { Point } from './point.ts'
import { polyline } from './polyline.ts'
import { simplifiedLine } from './simplified-line.ts'

/**
 * Takes lines in degrees, a projection and a tolerance in pixels and gives path data of the lines on
 * the sheet.
 */
export function borderLines(
  lines: GeoPermissibleObjects,
  projection: GeoProjection,
  tolerance: number,
): string {
  const runs: Point[][] = []
  geoStream(
    lines,
    projection.stream({
      point: (x, y) => void runs.at(-1)?.push([x, y]),
      lineStart: () => void runs.push([]),
      lineEnd: () => {},
      polygonStart: () => {},
      polygonEnd: () => {},
      sphere: () => {},
    }),
  )
  return runs.map((run) => polyline(simplifiedLine(run, tolerance))).join('')
}
