import type { Point } from './point.ts'
import { polyline } from './polyline.ts'

/** A place in a building: units to the right and front, to the left and front, and up. */
export type Spot = readonly [x: number, y: number, z: number]

/** Gives where a place of a building lies on the sheet. */
export type Axonometry = (spot: Spot) => Point

/** Takes where the origin lies and the pixels of a unit and gives an axonometry of 30 degrees. */
export function axonometry(origin: Point, unit: number): Axonometry {
  const across = Math.sqrt(3) / 2
  return ([x, y, z]) => [origin[0] + (x - y) * across * unit, origin[1] + ((x + y) / 2 - z) * unit]
}

/** Takes an axonometry and places and gives path data through them. */
export function spotLine(onSheet: Axonometry, spots: readonly Spot[], closed = false): string {
  return polyline(spots.map(onSheet), closed)
}

/** A level rectangle: its corner at the back and the one in front, in units. */
export type Area = { x: number; y: number; right: number; front: number }

/** Takes an axonometry, a rectangle and its height and gives path data of its outline. */
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
