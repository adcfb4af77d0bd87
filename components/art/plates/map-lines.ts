import { type Box, spanOf, widened } from '../geometry/box.ts'
import { straightLines, within } from '../geometry/interrupted.ts'
import { isInside, type Point } from '../geometry/path.ts'

/** What a name on a map may stand on. */
export type Ground = 'land' | 'water' | 'ground'

/** Coasts, borders and what lies between them. */
export type MapLines = {
  /** Whether no line runs through the area. */
  isClear: (area: Box) => boolean
  groundAt: (place: Point) => Ground
  /** How many lines are between two places. */
  between: (from: Point, to: Point) => number
}

/** Lines are kept as far from words, in units. */
const air = 3.5

export function mapLines(
  { coast, borders, own }: Record<'coast' | 'borders' | 'own', string>,
  whole: Box,
): MapLines {
  const [land, lands] = [straightLines(own), straightLines(coast)]
  const pieces = [...land, ...lands, ...straightLines(borders)]
    .flatMap((points) => points.slice(1).map((to, at): Piece => [points[at]!, to]))
    .filter(([from, to]) => within(from, to, whole))
  const cells = byCell(pieces)
  const near = (area: Box) => cellsOf(area).map((key) => cells.get(key) ?? [])
  return {
    isClear: (area) => {
      const kept = widened(area, air)
      return !near(kept).some((some) =>
        some.some(([from, to]) => isNear(from, to, kept) && within(from, to, kept)),
      )
    },
    groundAt: (place) =>
      isInside(land, place) ? 'land' : isInside(lands, place) ? 'ground' : 'water',
    between: (from, to) => {
      const passed = new Set<Piece>()
      for (const some of near(spanOf(from, to)))
        for (const piece of some) if (cross(from, to, piece[0], piece[1])) passed.add(piece)
      return passed.size
    },
  }
}

/** A straight part of a line. */
type Piece = readonly [Point, Point]

/** Side of a cell, in units: about as tall as two lines of text. */
const cell = 40

/** Hundreds of places are tried among thousands of pieces: only those in the cells of a box are looked at. */
function byCell(pieces: readonly Piece[]): Map<number, Piece[]> {
  const cells = new Map<number, Piece[]>()
  for (const piece of pieces)
    for (const key of cellsOf(spanOf(...piece))) {
      const there = cells.get(key)
      if (there) there.push(piece)
      else cells.set(key, [piece])
    }
  return cells
}

function cellsOf({ left, top, right, bottom }: Box): number[] {
  const keys: number[] = []
  for (let column = Math.floor(left / cell); column <= right / cell; column++)
    for (let row = Math.floor(top / cell); row <= bottom / cell; row++)
      keys.push(column * 1e4 + row)
  return keys
}

/** Tells those that cannot run through an area apart without working out where they do. */
function isNear([x, y]: Point, [toX, toY]: Point, { left, right, top, bottom }: Box): boolean {
  return (
    (x < toX ? toX > left && x < right : x > left && toX < right) &&
    (y < toY ? toY > top && y < bottom : y > top && toY < bottom)
  )
}

/** Whether two straight parts of lines meet. */
export function cross(from: Point, to: Point, start: Point, end: Point): boolean {
  return (
    isLeft(from, to, start) !== isLeft(from, to, end) &&
    isLeft(start, end, from) !== isLeft(start, end, to)
  )
}

function isLeft([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean {
  return (bx - ax) * (y - ay) > (by - ay) * (x - ax)
}
