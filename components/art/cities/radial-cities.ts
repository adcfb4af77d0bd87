import { curveThrough, nearest } from '../geometry/curve.ts'
import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { type Point, polarPoint, parsePoints } from '../geometry/path.ts'
import { circle } from '../markup/element.ts'
import { officeMark, onPlan, planSheet } from './plan-sheet.ts'
import type { Palette } from '../markup/palette.ts'
import { inTown, oldTown, type OldTownForm } from './old-town.ts'
import { river, type RiverForm } from './river.ts'
import { blockShapes, type Block } from './street-blocks.ts'

/** Cities of ring roads, north up, on a sheet of 800 by 600. */
export const radialCities = {
  bucharest: {
    kind: 'radial',
    spokes: 11,
    town: { at: [410, 306], radii: [74, 66], angle: 24 },
    river: {
      through: parsePoints('-40 130, 90 210, 200 270, 290 360, 400 410, 530 440, 660 520, 780 640'),
      width: 22,
      bridges: [0.16, 0.3, 0.46, 0.56, 0.68, 0.82],
    },
  },
  timisoara: {
    kind: 'radial',
    spokes: 9,
    town: { at: [384, 270], radii: [92, 92], angle: 12, bastions: 9 },
    river: {
      through: parsePoints(
        '-40 520, 100 480, 220 448, 330 430, 460 434, 580 400, 700 356, 850 340',
      ),
      width: 26,
      bridges: [0.14, 0.3, 0.44, 0.58, 0.72, 0.86],
    },
  },
  lviv: {
    kind: 'radial',
    spokes: 13,
    town: { at: [420, 290], radii: [86, 98], angle: -8 },
  },
} as const satisfies Record<string, RadialCity>

/** A city of ring roads: its town, number of avenues, a small river or canal. */
export type RadialCity = { kind: 'radial'; town: OldTownForm; spokes: number; river?: RiverForm }

const ringDepth = 30
const boulevardEvery = 3

/** The plan of a city whose roads run in rings and rays. */
export function radialCity(id: string, form: RadialCity, palette: Palette): string {
  const random = seededRandom(id)
  const course = form.river ? curveThrough(form.river.through) : []
  const dry = (position: Point) =>
    course.length === 0 || nearest(course, position) > form.river!.width / 2 - 4
  const blocks = ringBlocks(form, random).filter(
    ([a, , c]) => onPlan(a) && onPlan(c) && dry(a) && dry(c) && !inTown(form.town, c),
  )
  return planSheet(
    palette,
    blockShapes(blocks, random, palette),
    form.river ? river(form.river, palette) : '',
    oldTown(form.town, random, palette),
    roundabouts(form, palette),
    officeMark(form.town.at, palette),
  )
}

function ringBlocks({ town, spokes }: RadialCity, random: () => number): Block[] {
  const noise = valueNoise(random)
  const start = Math.max(...town.radii) * (town.bastions ? 1.42 : 1.1)
  const position = (radius: number, turn: number): Point => {
    const angle = (turn * Math.PI) / 180
    const [x, y] = [Math.cos(angle) * 2 + 9, Math.sin(angle) * 2 + 9]
    const stray = 1 + (noise(x, y + radius / 90) - 0.5) * 0.14
    return polarPoint(town.at, radius * stray, turn + (noise(x + 20, y + radius / 160) - 0.5) * 9)
  }
  const blocks: Block[] = []
  for (let ring = 0; start + ring * ringDepth < 640; ring++) {
    const inner = start + ring * ringDepth + (ring % boulevardEvery === 0 ? 9 : 0)
    const outer = start + (ring + 1) * ringDepth - 5
    const sector = 360 / spokes
    const parts = Math.max(1, Math.round((inner * sector * Math.PI) / 180 / 40))
    const degree = 180 / (Math.PI * inner)
    for (let part = 0; part < parts * spokes; part++) {
      const first = part % parts === 0 ? 6 : 2.5
      const last = part % parts === parts - 1 ? 6 : 2.5
      const from = (part / parts) * sector + first * degree
      const to = ((part + 1) / parts) * sector - last * degree
      blocks.push([
        position(inner, from),
        position(inner, to),
        position(outer, to),
        position(outer, from),
      ])
    }
  }
  return blocks
}

/** Where every second avenue meets the second ring road there is a round place. */
function roundabouts({ town, spokes }: RadialCity, palette: Palette): string {
  const radius = Math.max(...town.radii) * (town.bastions ? 1.42 : 1.1) + 6 * ringDepth
  return Array.from({ length: spokes }, (_, spoke) => {
    const position = polarPoint(town.at, radius, (spoke * 360) / spokes)
    if (spoke % 2 || !onPlan(position)) return ''
    const pen = { stroke: palette.ink, 'stroke-width': 1 }
    return circle(position, 15, { fill: palette.ground, ...pen }) + circle(position, 6, pen)
  }).join('')
}
