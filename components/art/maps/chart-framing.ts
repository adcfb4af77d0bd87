import { geoMercator, type GeoProjection } from 'd3-geo'
import { type Point, rounded } from '../geometry/point.ts'

/** A box on the sheet, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

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
