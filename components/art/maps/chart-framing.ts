import { geoMercator, type GeoProjection, geoStream, type GeoPermissibleObjects } from 'd3-geo'
import type { Box } from '../geometry/box.ts'
import { type Point, rounded } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'

/** How a Mercator chart lies on its sheet. */
export type ChartFraming = {
  /** The part of the sheet that the chart covers. */
  frame: Box
  /** A place on earth, in degrees north and east, and where it lies on the sheet. */
  anchor: { latitude: number; longitude: number; at: Point }
  /** Pixels per radian of longitude. */
  scale: number
}

/** Land is cut this far outside the frame, so that no coast line runs along the edge. */
const bleed = 40

/** The projection that puts degrees on the sheet. */
export function chartProjection({ frame, anchor, scale }: ChartFraming): GeoProjection {
  return geoMercator()
    .center([anchor.longitude, anchor.latitude])
    .scale(scale)
    .translate([anchor.at[0], anchor.at[1]])
    .clipExtent([
      [frame.left - bleed, frame.top - bleed],
      [frame.right + bleed, frame.bottom + bleed],
    ])
}

/** Takes a framing and degrees north and east and gives the place on the sheet. */
export function positionOnChart(framing: ChartFraming, latitude: number, longitude: number): Point {
  const position = chartProjection(framing)([longitude, latitude])
  if (!position) throw new Error(`Latitude ${latitude} cannot be drawn on a Mercator chart`)
  return position
}

const degrees = Array.from({ length: 361 }, (_, index) => index - 180)

/**
 * Takes a framing and the degrees between two lines and gives path data of the graticule inside the
 * frame. On a Mercator chart meridians and parallels are straight.
 */
export function graticule(framing: ChartFraming, step: number): string {
  const { left, top, right, bottom } = framing.frame
  const project = chartProjection(framing)
  const marked = degrees.filter((degree) => degree % step === 0)
  const meridians = marked
    .map((longitude) => project([longitude, 0])![0])
    .filter((x) => x > left && x < right)
    .map((x) => `M${rounded(x)} ${top}V${bottom}`)
  const parallels = marked
    .filter((latitude) => Math.abs(latitude) < 85)
    .map((latitude) => project([0, latitude])![1])
    .filter((y) => y > top && y < bottom)
    .map((y) => `M${left} ${rounded(y)}H${right}`)
  return [...meridians, ...parallels].join('')
}

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
