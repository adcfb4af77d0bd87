import { type Point, rounded, polarPoint } from './point.ts'

/** Path data with straight lines through them; none for fewer than two. */
export function polyline(points: readonly Point[], closed = false): string {
  if (points.length < 2) return ''
  const corners = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`)
  return `M${corners.join('L')}${closed ? 'Z' : ''}`
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
