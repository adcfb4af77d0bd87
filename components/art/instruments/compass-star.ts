import { polyline, origin, polarPoint } from '../geometry/path.ts'
import { line, shape } from '../markup/element.ts'

/** A four-pointed star: length of a point and distance of the notches in pixels, inks. */
type StarForm = {
  reach: number
  notch: number
  /** Bearing of the first point. */
  bearing: number
  ink: string
  /** Strength of the filled halves, 0 to 1. */
  strength: number
  edge: string
}

/**
 * Takes the form of a star and gives it around the origin, each point half filled and half open, as
 * engravers shade it.
 */
export function compassStar({ reach, notch, bearing, ink, strength, edge }: StarForm): string {
  let open = ''
  let filled = ''
  for (let point = 0; point < 4; point++) {
    const direction = bearing + point * 90
    const tip = polarPoint(origin, reach, direction)
    open += polyline([origin, polarPoint(origin, notch, direction - 45), tip], true)
    filled += polyline([origin, tip, polarPoint(origin, notch, direction + 45)], true)
  }
  const outline = line(open, { stroke: edge, 'stroke-width': 0.7, 'stroke-linejoin': 'bevel' })
  return outline + shape(filled, { fill: ink, 'fill-opacity': strength })
}
