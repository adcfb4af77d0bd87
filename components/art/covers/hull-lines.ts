import { seededRandom } from '../geometry/noise.ts'
import { polyline, segment, type Point } from '../geometry/path.ts'
import { simplifiedLine } from '../geometry/curve.ts'
import {
  deckBreadth,
  deckHeight,
  heightAt,
  keelHeight,
  waterlineBreadth,
  halfBreadth,
} from '../instruments/hull-form.ts'
import { element, line } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

const left = 56
const length = 700
const keel = 312
const centreline = 575
/** Pixels of the full height and of half the breadth. */
const scale = { height: 165, breadth: 165 } as const
const waterlines = [0.14, 0.28, 0.42, 0.56, 0.7, 0.85] as const
const stations = 10

/** The lines of a hull from the side, from above and along it. 1200 by 800. */
export function hullLines(seed: string, palette: Palette): string {
  const loaded = 3 + Math.floor(seededRandom(seed)() * 2)
  return plate(
    palette,
    grid(palette),
    sheerPlan(palette),
    halfBreadthPlan(loaded, palette),
    bodyPlan({ middle: 975, bottom: 545, height: 215, breadth: 190 }, waterlines, palette),
  )
}

type Place = (x: number, value: number) => Point

/** A curve along the hull where it has the value asked for. */
function along(valueAt: (station: number) => number | undefined, position: Place): string {
  const points: Point[] = []
  for (let step = 0; step <= 300; step++) {
    const value = valueAt(step / 300)
    if (value !== undefined) points.push(position(left + (step / 300) * length, value))
  }
  return polyline(simplifiedLine(points, 0.3))
}

const fromSide = (x: number, height: number): Point => [x, keel - height * scale.height]
const fromAbove =
  (side: number): Place =>
  (x, breadth) => [x, centreline - side * breadth * scale.breadth]

function sheerPlan(palette: Palette): string {
  const { ink } = platePens(palette)
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

function halfBreadthPlan(loaded: number, palette: Palette): string {
  const { ink, signal } = platePens(palette)
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
function grid(palette: Palette): string {
  const { fine } = platePens(palette).ink
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

/** Where the body plan stands: its middle and keel, pixels of the full height and of half the breadth. */
type BodyForm = { middle: number; bottom: number; height: number; breadth: number }

/** The sections: those of the bow right, of the stern left. */
function bodyPlan(form: BodyForm, heights: readonly number[], palette: Palette): string {
  const { ink } = platePens(palette)
  const bow = [0.5, 0.6, 0.7, 0.8, 0.88, 0.95].map((station) => section(form, station, 1))
  const stern = [0.45, 0.35, 0.25, 0.15, 0.08, 0].map((station) => section(form, station, -1))
  const { middle, bottom, height, breadth } = form
  const levels = [0, ...heights].map((level) =>
    segment(
      [middle - breadth, bottom - level * height],
      [middle + breadth, bottom - level * height],
    ),
  )
  return (
    line(segment([middle, bottom + 24], [middle, bottom - height * 1.3]), {
      ...ink.fine,
      'stroke-dasharray': '26 6 4 6',
    }) +
    line(levels.join(''), { ...ink.fine, 'stroke-opacity': 0.35 }) +
    line([...bow.slice(1), ...stern.slice(1)].join(''), ink.fine) +
    line(bow[0]! + stern[0]!, ink.bold)
  )
}

function section(
  { middle, bottom, height, breadth }: BodyForm,
  station: number,
  side: number,
): string {
  const [foot, deck] = [keelHeight(station), deckHeight(station)]
  const points = Array.from({ length: 25 }, (_, step): Point => {
    const level = foot + (deck - foot) * (step / 24) ** 2
    return [middle + side * halfBreadth(station, level) * breadth, bottom - level * height]
  })
  return polyline(points)
}
