import { shape } from '../markup/element.ts'
import { platePens, type Palette } from '../markup/palette.ts'
import { polyline, type Point } from './path.ts'

/** A place in a building: units to the right and front, to the left and front, and up. */
export type Spot = readonly [x: number, y: number, z: number]

/** Gives where a place of a building lies on the sheet. */
export type Axonometry = (spot: Spot) => Point

/** Takes where the origin lies and the pixels of a unit and gives an axonometry of 30 degrees. */
export function axonometry(origin: Point, unit: number): Axonometry {
  const across = Math.sqrt(3) / 2
  return ([x, y, z]) => [origin[0] + (x - y) * across * unit, origin[1] + ((x + y) / 2 - z) * unit]
}

/** Path data through them. */
export function spotLine(onSheet: Axonometry, spots: readonly Spot[], closed = false): string {
  return polyline(spots.map(onSheet), closed)
}

/** A level rectangle: its corner at the back and the one in front, in units. */
export type Area = { x: number; y: number; right: number; front: number }

/** Path data of its outline. */
export function areaLine(onSheet: Axonometry, area: Area, z: number): string {
  const { x, y, right, front } = area
  const corners = [
    [x, y],
    [right, y],
    [right, front],
    [x, front],
  ] as const
  return spotLine(
    onSheet,
    corners.map(([across, along]): Spot => [across, along, z]),
    true,
  )
}

/** A box that stands on the floor: its corner at the back, the one in front, its height, in units. */
export type Solid = Area & { top: number }

/** Takes boxes that do not overlap and gives them in an order in which none covers one before it. */
export function backToFront(solids: readonly Solid[]): Solid[] {
  const waiting = [...solids].sort((one, other) => one.x + one.y - other.x - other.y)
  const ordered: Solid[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex((solid) => !waiting.some((other) => isBehind(other, solid)))
    ordered.push(...waiting.splice(Math.max(free, 0), 1))
  }
  return ordered
}

function isBehind(one: Solid, other: Solid): boolean {
  if (one === other) return false
  const before = one.right <= other.x || one.front <= other.y
  const after = other.right <= one.x || other.front <= one.y
  return before && !after
}

/** The top and the two sides that one sees. */
export function solidShape(onSheet: Axonometry, solid: Solid, palette: Palette): string {
  const { x, y, right, front, top } = solid
  const pen = { ...platePens(palette).ink.main, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }
  const lid = areaLine(onSheet, solid, top)
  const facing = spotLine(
    onSheet,
    [
      [x, front, 0],
      [right, front, 0],
      [right, front, top],
      [x, front, top],
    ],
    true,
  )
  const side = spotLine(
    onSheet,
    [
      [right, y, 0],
      [right, front, 0],
      [right, front, top],
      [right, y, top],
    ],
    true,
  )
  return (
    shape(lid + facing, { ...pen, fill: palette.ground }) +
    shape(side, { ...pen, fill: palette.land })
  )
}
