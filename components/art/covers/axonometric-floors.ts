import {
  areaLine,
  axonometry,
  spotLine,
  type Area,
  backToFront,
  solidShape,
  type Solid,
} from '../geometry/axonometry.ts'
import { seededRandom } from '../geometry/noise.ts'
import { line, shape } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { type Palette, platePens } from '../markup/palette.ts'
import { towerFloors } from './tower-floors.ts'

/** `tower` shows the floors of a building site one above the other, `rooms` one floor with its rooms. */
const floorVariants = ['tower', 'rooms'] as const

export type FloorVariant = (typeof floorVariants)[number]

/** A building in axonometry. 1200 by 800. */
export function axonometricFloors(seed: string, palette: Palette, variant: FloorVariant): string {
  return variant === 'tower' ? towerFloors(seed, palette) : raisedRooms(seed, palette)
}

const onSheet = axonometry([497, 165], 49)
/** Size of the floor in units. */
const officeFloor: Area = { x: 0, y: 0, right: 14, front: 9 }
const { right, front } = officeFloor
const slab: Area = { x: -0.4, y: -0.4, right: right + 0.4, front: front + 0.4 }

/** A floor with its walls and desks, one room taken. 1200 by 800. */
function raisedRooms(seed: string, palette: Palette): string {
  const { ink, signal } = platePens(palette)
  const carpet = { ...signal.bold, fill: palette.signal, 'fill-opacity': 0.85 }
  const solids = backToFront(officeSolids(seededRandom(seed)))
  return plate(
    palette,
    shape(areaLine(onSheet, slab, -0.4), { ...ink.main, fill: palette.ground }),
    shape(areaLine(onSheet, slab, 0), { ...ink.bold, fill: palette.ground }),
    line(edges(), ink.main),
    line(tiles(), { ...ink.fine, 'stroke-opacity': 0.2 }),
    shape(areaLine(onSheet, takenRoom, 0), carpet),
    ...solids.map((solid) => solidShape(onSheet, solid, palette)),
  )
}

/** The three edges of the slab that stand upright in sight. */
function edges(): string {
  const corners = [
    [slab.x, slab.front],
    [slab.right, slab.front],
    [slab.right, slab.y],
  ] as const
  return corners
    .map(([x, y]) =>
      spotLine(onSheet, [
        [x, y, 0],
        [x, y, -0.4],
      ]),
    )
    .join('')
}

function tiles(): string {
  let data = ''
  for (let x = 1; x < right; x++) data += areaLine(onSheet, { x, y: 0, right: x, front }, 0)
  for (let y = 1; y < front; y++) data += areaLine(onSheet, { x: 0, y, right, front: y }, 0)
  return data
}

/** The room that is taken. */
const takenRoom: Area = { x: 4, y: 0, right: 9.5, front: 4 }

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
const deskPositions = [
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

/** Walls, a long table and desks; some desks are left out. */
function officeSolids(random: () => number): Solid[] {
  const alongRight = wallsRight.map(numbers).map(([from, to, at]) => wall(from!, at!, to!, at!))
  const alongLeft = wallsLeft.map(numbers).map(([from, to, at]) => wall(at!, from!, at!, to!))
  const desks = deskPositions
    .filter(() => random() > 0.15)
    .map(numbers)
    .map(([x, y]): Solid => ({ x: x!, y: y!, right: x! + 1.05, front: y! + 0.62, top: 0.45 }))
  return [
    ...alongRight,
    ...alongLeft,
    ...desks,
    { x: 5.2, y: 1.4, right: 8.4, front: 2.5, top: 0.45 },
  ]
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
