import { readFileSync } from 'node:fs'
import { roles, type Skill, skills } from '../../content/taxonomy.ts'
import { hiringSteps } from '../art/steps/hiring-steps.ts'
import type { Palette } from '../art/markup/palette.ts'
import { technologyIcon } from '../art/drawing.ts'
import { insideFrame, type DrawShare } from './share-drawing.ts'
import { bearingTicks } from '../art/instruments/compass-rose.ts'
import { circle, element, line, shape, sheetOf, shifted, sizeOf } from '../art/markup/element.ts'
import { box, polyline, type Point, polarPoint } from '../art/geometry/path.ts'
import { rhumbLines } from '../art/maps/chart-marks.ts'
import { seededRandom } from '../art/geometry/noise.ts'

const folder = new URL('../../public/', import.meta.url)
const pressing = 'shoal'

/** The mark of each skill in Simple Icons. */
const marks: Record<Skill, string> = {
  'javascript-developers': 'javascript',
  'typescript-developers': 'typescript',
  'react-developers': 'react',
  'react-native-developers': 'react',
  'dotnet-developers': 'dotnet',
  'flutter-developers': 'flutter',
  'golang-developers': 'go',
  'node-developers': 'nodedotjs',
  'python-developers': 'python',
}

/** An instrument for each role, as `role-<slug>`, and a dial around a mark for each skill, as `skill-<slug>`. */
export const hireDrawings: Record<string, DrawShare> = Object.fromEntries([
  ...roles.map((role, at) => [`role-${role}`, instrument(at)] as const),
  ...skills.map((skill) => [`skill-${skill}`, dial(skill)] as const),
])

function instrument(at: number): DrawShare {
  const draw = hiringSteps[at]!
  return (palettes) => ({ markup: draw(palettes[pressing]), pressing, view: insideFrame.step })
}

function dial(skill: Skill): DrawShare {
  return (palettes, seed) => {
    const { src } = technologyIcon(marks[skill])!
    const outline = readFileSync(new URL(src.slice(1), folder), 'utf8')
    return { markup: technologyDial(seed, outline, palettes[pressing]), pressing }
  }
}

const width = 540
const height = 630
const middle: Point = [width / 2, height / 2]
const origin: Point = [0, 0]
const radius = 214
const markSide = 190

/** A dial around the mark, 540 by 630, its needle where the seed puts it. */
function technologyDial(seed: string, mark: string, palette: Palette): string {
  const course = 20 + seededRandom(seed)() * 320
  const { tens, units } = bearingTicks({ radius, tick: 11, step: 1, turn: 0 })
  const pen = { stroke: palette.ink }
  const needle = [
    polarPoint(origin, radius + 34, course),
    polarPoint(origin, radius + 4, course - 4),
    polarPoint(origin, radius + 4, course + 4),
  ]
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: palette.ground }),
    rhumbLines(middle, { from: radius + 6, to: 900, ink: palette.ink }),
    shifted(
      middle,
      circle(origin, radius, {
        ...pen,
        'stroke-width': 3.6,
        fill: palette.land,
        'fill-opacity': 0.5,
      }),
      line(units, { ...pen, 'stroke-width': 1 }),
      line(tens, { ...pen, 'stroke-width': 2 }),
      circle(origin, radius - 30, { ...pen, 'stroke-width': 1, fill: palette.ground }),
      shape(polyline(needle, true), { fill: palette.signal }),
      line(
        polyline([polarPoint(origin, radius, course), polarPoint(origin, radius - 30, course)]),
        {
          stroke: palette.signal,
          'stroke-width': 5,
        },
      ),
      centred(mark),
    ),
  )
}

function centred(mark: string): string {
  const content = mark.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const scale = markSide / sizeOf(mark).width
  const position = `translate(${-markSide / 2} ${-markSide / 2}) scale(${scale})`
  return element('g', { transform: position }, content)
}
