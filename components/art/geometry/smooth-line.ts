import { type Point, rounded } from './point.ts'

/**
 * Path data of a soft line: each inner place bends a quadratic curve that runs from middle to middle, so a few places
 * make an even line. Fewer than three places give none.
 */
export function smoothLine(points: readonly Point[], closed = false): string {
  if (points.length < 3) return ''
  return closed ? closedLine(points) : openLine(points)
}

function openLine(points: readonly Point[]): string {
  let data = `M${text(points[0]!)}`
  for (let index = 1; index < points.length - 2; index++) {
    data += bend(points[index]!, middle(points[index]!, points[index + 1]!))
  }
  return data + bend(points.at(-2)!, points.at(-1)!)
}

function closedLine(points: readonly Point[]): string {
  let data = `M${text(middle(points.at(-1)!, points[0]!))}`
  points.forEach((point, index) => {
    data += bend(point, middle(point, points[(index + 1) % points.length]!))
  })
  return `${data}Z`
}

function bend(control: Point, end: Point): string {
  return `Q${text(control)} ${text(end)}`
}

function middle(from: Point, to: Point): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

function text(point: Point): string {
  return `${rounded(point[0])} ${rounded(point[1])}`
}
