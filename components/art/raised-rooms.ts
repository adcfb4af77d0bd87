import { areaLine, axonometry, spotLine, type Area } from './axonometry.ts'
import { line, shape } from './element.ts'
import { officeFloor, officeSolids, takenRoom } from './office-plan.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { backToFront, solidShape } from './solid.ts'

const onSheet = axonometry([497, 165], 49)
const { right, front } = officeFloor
const slab: Area = { x: -0.4, y: -0.4, right: right + 0.4, front: front + 0.4 }

/** Takes a seed and the inks and gives a floor with its walls and desks, one room taken. 1200 by 800. */
export function raisedRooms(seed: string, sheet: Sheet): string {
  const { ink, signal } = platePens(sheet)
  const carpet = { ...signal.bold, fill: sheet.signal, 'fill-opacity': 0.85 }
  const solids = backToFront(officeSolids(seededRandom(seed)))
  return plate(
    sheet,
    shape(areaLine(onSheet, slab, -0.4), { ...ink.main, fill: sheet.ground }),
    shape(areaLine(onSheet, slab, 0), { ...ink.bold, fill: sheet.ground }),
    line(edges(), ink.main),
    line(tiles(), { ...ink.fine, 'stroke-opacity': 0.2 }),
    shape(areaLine(onSheet, takenRoom, 0), carpet),
    ...solids.map((solid) => solidShape(onSheet, solid, sheet)),
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
