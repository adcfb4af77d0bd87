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

/** Path data with straight lines through them; none for fewer than two. */
export function polyline(points: readonly Point[], closed = false): string {
  if (points.length < 2) return ''
  return `M${points.map(written).join('L')}${closed ? 'Z' : ''}`
}

/** Path data of the line between them. */
export function segment(from: Point, to: Point): string {
  return polyline([from, to])
}

/** Path data of its outline. */
export function box(left: number, top: number, right: number, bottom: number): string {
  return `M${rounded(left)} ${rounded(top)}H${rounded(right)}V${rounded(bottom)}H${rounded(left)}Z`
}

/** Takes places as text, `x y` in pixels with commas between them, and gives them as points. */
export function parsePoints(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || !Number.isFinite(x + y)) {
      throw new Error(`"${pair}" is not a place`)
    }
    return [x, y]
  })
}

/** Takes a centre, two distances in pixels and a step in degrees and gives path data of even spokes. */
export function spokes(centre: Point, inner: number, outer: number, step: number): string {
  let data = ''
  for (let bearing = 0; bearing < 360; bearing += step) {
    data += segment(polarPoint(centre, inner, bearing), polarPoint(centre, outer, bearing))
  }
  return data
}

/** Takes a centre, a radius in pixels and two bearings in degrees and gives path data of the clockwise arc. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [polarPoint(centre, radius, from), polarPoint(centre, radius, to)]
  const large = to - from > 180 ? 1 : 0
  return `M${rounded(start[0])} ${rounded(start[1])}A${rounded(radius)} ${rounded(radius)} 0 ${large} 1 ${rounded(end[0])} ${rounded(end[1])}`
}

/**
 * Path data of a soft line: each inner place bends a quadratic curve that runs from middle to middle, so a few places
 * make an even line. Fewer than three places give none.
 */
export function smoothLine(points: readonly Point[], closed = false): string {
  if (points.length < 3) return ''
  return closed ? closedLine(points) : openLine(points)
}

function openLine(points: readonly Point[]): string {
  let data = `M${written(points[0]!)}`
  for (let index = 1; index < points.length - 2; index++) {
    data += bend(points[index]!, middle(points[index]!, points[index + 1]!))
  }
  return data + bend(points.at(-2)!, points.at(-1)!)
}

function closedLine(points: readonly Point[]): string {
  let data = `M${written(middle(points.at(-1)!, points[0]!))}`
  points.forEach((point, index) => {
    data += bend(point, middle(point, points[(index + 1) % points.length]!))
  })
  return `${data}Z`
}

function bend(control: Point, end: Point): string {
  return `Q${written(control)} ${written(end)}`
}

function middle(from: Point, to: Point): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

function written(point: Point): string {
  return `${rounded(point[0])} ${rounded(point[1])}`
}

/** Whether a place lies inside outlines: a line out of it crosses them an odd number of times. */
export function isInside(outlines: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let odd = false
  for (const outline of outlines)
    for (const [index, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline.at(index - 1)!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
  return odd
}
