import { axonometry, spotLine, type Spot } from './axonometry.ts'
import { element, line, shape } from './element.ts'
import { gridMarks, steelMarks, wallMarks } from './floor-marks.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { towerCrane } from './tower-crane.ts'

const onSheet = axonometry([470, 612], 41)
const floorHeight = 2.5
const slab = 0.3
/** Outline of a floor, clockwise from the corner at the back. */
const outline: readonly (readonly [number, number])[] = [
  [-4, -4],
  [4, -4],
  [4, 0.5],
  [0.5, 0.5],
  [0.5, 4],
  [-4, 4],
]

/** Takes a seed and the inks and gives a building site: five floors, one found, and a crane. 1200 by 800. */
export function towerFloors(seed: string, sheet: Sheet): string {
  const random = seededRandom(seed)
  const floors = 5
  const found = 2 + Math.floor(random() * 2)
  const stack = Array.from({ length: floors }, (_, floor) =>
    floorAt(
      floor * floorHeight,
      { found: floor === found, top: floor === floors - 1, random },
      sheet,
    ),
  )
  return plate(
    sheet,
    line(gridMarks(onSheet, 7, 1, 0), { ...platePens(sheet).ink.fine, 'stroke-opacity': 0.22 }),
    towerCrane([930, 735], sheet),
    ...stack,
  )
}

type FloorForm = { found: boolean; top: boolean; random: () => number }

function floorAt(z: number, { found, top, random }: FloorForm, sheet: Sheet): string {
  const pens = platePens(sheet)
  const pen = found ? pens.signal : pens.ink
  const at = (height: number) => outline.map(([x, y]): Spot => [x, y, z + height])
  const [upper, lower] = [at(slab), at(0)]
  const edges = [2, 3, 4].map((corner) => [corner - 1, corner] as const).concat([[4, 5]])
  const faces = edges.map(([from, to]) =>
    spotLine(onSheet, [lower[from]!, lower[to]!, upper[to]!, upper[from]!], true),
  )
  const tint = found ? { fill: sheet.signal, 'fill-opacity': 0.3 } : { fill: 'none' }
  const column = ([x, y]: readonly [number, number]) =>
    spotLine(onSheet, [
      [x, y, z + slab],
      [x, y, z + floorHeight],
    ])
  return element(
    'g',
    { 'stroke-linejoin': 'round' },
    shape(spotLine(onSheet, upper, true) + faces.join(''), { ...pen.main, fill: sheet.ground }),
    shape(spotLine(onSheet, upper, true), { ...pen.main, ...tint }),
    line(top ? steelMarks(onSheet, z + slab) : wallMarks(onSheet, z + slab, random), pen.fine),
    line(
      outline.map(column).join(''),
      top ? pens.ink.bold : { ...pens.ink.fine, 'stroke-dasharray': '7 5' },
    ),
  )
}
