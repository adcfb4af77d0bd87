import { geoMercator, type GeoPermissibleObjects } from 'd3-geo'
import type { Box, ChartFraming } from './chart-framing.ts'

/** The sheet of a plate, all lengths in pixels. */
export type PlateSheet = {
  width: number
  height: number
  /** From the edge of the sheet to the chart. */
  margin: number
  /** From the chart's edge to the country. */
  room: number
  /** Weight of lines and figures. */
  weight: number
}

/** The chart of a country on its share picture, where it is shown at half its size. */
export const sharePlate: PlateSheet = { width: 780, height: 900, margin: 58, room: 26, weight: 1.5 }

/** Takes a country in degrees and a sheet and gives the chart in which the country just fits. */
export function plateFraming(country: GeoPermissibleObjects, palette: PlateSheet): ChartFraming {
  const { width, height, margin, room } = palette
  const inset = margin + room
  const fitted = geoMercator().fitExtent(
    [
      [inset, inset],
      [width - inset, height - inset],
    ],
    country,
  )
  const at = [width / 2, height / 2] as const
  const [longitude, latitude] = fitted.invert!([...at])!
  const frame: Box = { left: margin, top: margin, right: width - margin, bottom: height - margin }
  return { frame, anchor: { latitude, longitude, at }, scale: fitted.scale() }
}
