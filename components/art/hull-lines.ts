import { element, line } from './element.ts'
import { bodyPlan } from './hull-body-plan.ts'
import { deckBreadth, deckHeight, heightAt, keelHeight, waterlineBreadth } from './hull-form.ts'
import { platePens } from './pens.ts'
import { plate } from './plate.ts'
import type { Point } from './point.ts'
import { polyline, segment } from './polyline.ts'
import { seededRandom } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { simplifiedLine } from './simplified-line.ts'

const left = 56
const length = 700
const keel = 312
const centreline = 575
/** Pixels of the full height and of half the breadth. */
const scale = { height: 165, breadth: 165 } as const
const waterlines = [0.14, 0.28, 0.42, 0.56, 0.7, 0.85] as const
const stations = 10

/** Takes a seed and the inks and gives the lines of a hull from the side, from above and along it. 1200 by 800. */
export function hullLines(seed: string, sheet: Sheet): string {
  const loaded = 3 + Math.floor(seededRandom(seed)() * 2)
  return plate(
    sheet,
    grid(sheet),
    sheerPlan(sheet),
    halfBreadthPlan(loaded, sheet),
    bodyPlan({ middle: 975, keel: 545, height: 215, breadth: 190 }, waterlines, sheet),
  )
}

type Place = (x: number, value: number) => Point

/** A curve along the hull where it has the value asked for. */
function along(valueAt: (station: number) => number | undefined, place: Place): string {
  const points: Point[] = []
  for (let step = 0; step <= 300; step++) {
    const value = valueAt(step / 300)
    if (value !== undefined) points.push(place(left + (step / 300) * length, value))
  }
  return polyline(simplifiedLine(points, 0.3))
}

const fromSide = (x: number, height: number): Point => [x, keel - height * scale.height]
const fromAbove =
  (side: number): Place =>
  (x, breadth) => [x, centreline - side * breadth * scale.breadth]

function sheerPlan(sheet: Sheet): string {
  const { ink } = platePens(sheet)
  const buttocks = [0.25, 0.5, 0.72].map((breadth) =>
    along((station) => heightAt(station, breadth), fromSide),
  )
  const stern = segment(fromSide(left, deckHeight(0)), fromSide(left, keelHeight(0)))
  return element(
    'g',
    { 'stroke-linejoin': 'round' },
    line(buttocks.join(''), ink.fine),
    line(
      along((station) => deckHeight(station) + 0.07, fromSide),
      ink.fine,
    ),
    line(along(deckHeight, fromSide) + stern + along(keelHeight, fromSide), ink.bold),
  )
}

function halfBreadthPlan(loaded: number, sheet: Sheet): string {
  const { ink, signal } = platePens(sheet)
  const sides = [1, -1].map(fromAbove)
  const curves = waterlines.map((height) =>
    sides.map((side) => along((station) => waterlineBreadth(station, height), side)).join(''),
  )
  const middle = segment([left - 20, centreline], [left + length + 20, centreline])
  const stern = segment(sides[0]!(left, deckBreadth(0)), sides[1]!(left, deckBreadth(0)))
  return (
    line(curves.filter((_, index) => index !== loaded).join(''), ink.fine) +
    line(middle, ink.fine) +
    line(stern + sides.map((side) => along(deckBreadth, side)).join(''), ink.bold) +
    line(curves[loaded]!, signal.bold)
  )
}

/** Stations through both plans, heights through the upper one, breadths through the lower one. */
function grid(sheet: Sheet): string {
  const { fine } = platePens(sheet).ink
  let data = ''
  for (let station = 0; station <= stations; station++) {
    const x = left + (station / stations) * length
    data += segment([x, 70], [x, centreline + scale.breadth + 24])
  }
  for (const height of [0, ...waterlines]) {
    data += segment(fromSide(left - 20, height), fromSide(left + length + 20, height))
  }
  for (const breadth of [0.25, 0.5, 0.72]) {
    for (const side of [1, -1].map(fromAbove)) {
      data += segment(side(left - 20, breadth), side(left + length + 20, breadth))
    }
  }
  return line(data, { ...fine, 'stroke-opacity': 0.35 })
}
