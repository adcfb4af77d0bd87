import type { Point } from './point.ts'

/**
 * Takes a centre, a distance in pixels and a bearing in degrees (0 is up, clockwise as on a compass)
 * and gives the place there.
 */
export function polarPoint(centre: Point, distance: number, bearing: number): Point {
  const angle = (bearing * Math.PI) / 180
  return [centre[0] + distance * Math.sin(angle), centre[1] - distance * Math.cos(angle)]
}
