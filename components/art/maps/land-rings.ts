import { geoStream, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import type { Point } from '../geometry/point.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'

/** What of the land is kept: coast detail and smallest island, both in pixels. */
export type LandDetail = { tolerance: number; smallest: number }

/** Takes land in degrees, a projection and the detail and gives the coasts as rings on the sheet. */
export function landRings(
  land: GeoPermissibleObjects,
  projection: GeoProjection,
  { tolerance, smallest }: LandDetail,
): Point[][] {
  return projectedRings(land, projection)
    .filter((ring) => extentOf(ring) >= smallest)
    .map((ring) => simplifiedRing(ring, tolerance))
    .filter((ring) => ring.length > 2)
}

function projectedRings(land: GeoPermissibleObjects, projection: GeoProjection): Point[][] {
  const rings: Point[][] = []
  geoStream(
    land,
    projection.stream({
      point: (x, y) => void rings.at(-1)!.push([x, y]),
      lineStart: () => void rings.push([]),
      lineEnd: () => {},
      polygonStart: () => {},
      polygonEnd: () => {},
      sphere: () => {},
    }),
  )
  return rings
}

function extentOf(ring: readonly Point[]): number {
  const columns = ring.map(([x]) => x)
  const rows = ring.map(([, y]) => y)
  const width = Math.max(...columns) - Math.min(...columns)
  return Math.max(width, Math.max(...rows) - Math.min(...rows))
}

/** A ring has no ends, so it is cut at its first place and at the one farthest from it. */
function simplifiedRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring as [Point]
  const distances = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]))
  const cut = distances.indexOf(Math.max(...distances))
  const there = simplifiedLine(ring.slice(0, cut + 1), tolerance)
  const back = simplifiedLine([...ring.slice(cut), first], tolerance)
  return [...there, ...back.slice(1, -1)]
}
