import type { Area } from './axonometry.ts'
import type { Solid } from './solid.ts'

/** Size of the floor in units. */
export const officeFloor: Area = { x: 0, y: 0, right: 14, front: 9 }

/** The room that is taken. */
export const takenRoom: Area = { x: 4, y: 0, right: 9.5, front: 4 }

const halfWall = 0.09
/** Walls along the right and along the left axis: from, to, and where on the other axis; gaps are doors. */
const wallsRight = [
  '0 14 0',
  '0 1.4 4',
  '2.4 5.6 4',
  '6.8 11 4',
  '12 14 4',
  '0 2 6',
  '3 6 6',
  '7.2 14 6',
]
const wallsLeft = [
  '0 9 0',
  '0 2.4 4',
  '3.4 4 4',
  '0 1 9.5',
  '2 4 9.5',
  '6 9 6',
  '6 7 10.5',
  '8 9 10.5',
]
/** Corners of the desks. */
const deskPlaces = [
  '0.8 0.8',
  '2.4 0.8',
  '0.8 2.2',
  '2.4 2.2',
  '10.3 0.9',
  '11.8 0.9',
  '10.3 2.4',
  '11.8 2.4',
  '0.8 6.8',
  '2.5 6.8',
  '4.2 6.8',
  '0.8 8',
  '2.5 8',
  '4.2 8',
  '7 7.4',
  '8.6 7.4',
  '11.4 7.2',
  '12.7 7.2',
]

/** Takes a generator and gives walls, a long table and desks; some desks are left out. */
export function officeSolids(random: () => number): Solid[] {
  const right = wallsRight.map(numbers).map(([from, to, at]) => wall(from!, at!, to!, at!))
  const left = wallsLeft.map(numbers).map(([from, to, at]) => wall(at!, from!, at!, to!))
  const desks = deskPlaces
    .filter(() => random() > 0.15)
    .map(numbers)
    .map(([x, y]): Solid => ({ x: x!, y: y!, right: x! + 1.05, front: y! + 0.62, top: 0.45 }))
  return [...right, ...left, ...desks, { x: 5.2, y: 1.4, right: 8.4, front: 2.5, top: 0.45 }]
}

function numbers(text: string): number[] {
  return text.split(' ').map(Number)
}

function wall(fromX: number, fromY: number, toX: number, toY: number): Solid {
  const [thickX, thickY] = fromY === toY ? [-halfWall, halfWall] : [halfWall, -halfWall]
  return {
    x: fromX - thickX,
    y: fromY - thickY,
    right: toX + thickX,
    front: toY + thickY,
    top: 1.15,
  }
}
