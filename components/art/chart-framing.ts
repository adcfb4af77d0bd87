import { geoMercator, type GeoProjection } from 'd3-geo'
import type { Point } from './point.ts'

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

/** Takes a framing and gives the projection that puts degrees on the sheet. */
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
export function placeOnChart(framing: ChartFraming, latitude: number, longitude: number): Point {
  const place = chartProjection(framing)([longitude, latitude])
  if (!place) throw new Error(`Latitude ${latitude} cannot be drawn on a Mercator chart`)
  return place
}
