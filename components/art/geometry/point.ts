/** A place on a sheet: pixels from the left edge, pixels from the top edge. */
export type Point = readonly [x: number, y: number]

export const origin: Point = [0, 0]

/** Takes any figure of a drawing and gives it with one decimal, the finest step a screen shows. */
export function rounded(value: number): number {
  const tenths = Math.round(value * 10) / 10
  return Object.is(tenths, -0) ? 0 : tenths
}

/**
 * Takes a centre, a distance in pixels and a bearing in degrees (0 is up, clockwise as on a compass)
 * and gives the place there.
 */
export function polarPoint(centre: Point, distance: number, bearing: number): Point {
  const angle = (bearing * Math.PI) / 180
  return [centre[0] + distance * Math.sin(angle), centre[1] - distance * Math.cos(angle)]
}

/**
 * A ruler between them: for a run from the first and a distance to its left (to the right when negative), in pixels,
 * the place there.
 */
export function beside(from: Point, to: Point): (run: number, side: number) => Point {
  const [east, south] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(east, south)
  return (run, side) => [
    from[0] + (east * run + south * side) / length,
    from[1] + (south * run - east * side) / length,
  ]
}
