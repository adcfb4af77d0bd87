import type { Point } from '../geometry/point.ts'
import { box } from '../geometry/polyline.ts'
import { circle, line, shape } from '../markup/element.ts'
import {
  type Framing,
  framings,
  type PlateKind,
  type Printer,
  printer,
  type TextStyle,
} from './plate-kit.ts'

/** A country on the sheet of one framing: path data, and where its places lie. */
export type CountryChart = {
  coast: string
  borders: string
  own: string
  cities: readonly Point[]
  around: readonly Point[]
}

export type CountryMapPlate = {
  name: string
  cities: readonly { label: string; note?: string; office?: boolean }[]
  /** Seas and neighbours. */
  around: readonly { label: string }[]
  charts: Readonly<Record<Framing, CountryChart>>
}

/** Sizes of the sheets. */
export const mapSizes = {
  wide: { width: framings.wide.width, height: 400 },
  phone: { width: framings.phone.width, height: 290 },
} as const

/** A country with its sea, its neighbours and every city named. */
export const countryMap: PlateKind<CountryMapPlate> = {
  draw({ cities, around, charts }, press) {
    const print = printer(press)
    const { palette, framing } = press
    const [size, chart] = [mapSizes[framing], charts[framing]]
    const taken: Area[] = chart.cities.map(markOf)
    const whole: Area = { left: 2, top: 2, right: size.width - 2, bottom: size.height - 2 }
    const names = cities.map(({ label, note }, index) => {
      const lines = note ? [label, note] : [label]
      const name = placed(chart.cities[index]!, lines, print, taken, whole)
      taken.push(name.area)
      return name.drawn
    })
    const neighbours = around.map(({ label }, index) => {
      const [x, y] = chart.around[index]!
      const half = print.widthOf(label) / 2 + 4
      const middle = Math.min(Math.max(x, half), size.width - half)
      const area = { left: middle - half, right: middle + half, top: y - 14, bottom: y + 5 }
      if (!inside(area, whole) || taken.some((other) => touch(area, other))) return ''
      taken.push(area)
      return print.text([middle, y], label, { tone: 'quiet', anchor: 'middle' })
    })
    const dots = cities.map(({ office }, index) => {
      const at = chart.cities[index]!
      const ring = office ? circle(at, 13, print.signal.fine) : ''
      const dot = circle(at, 7, { ...print.signal.fine, fill: palette.land })
      return ring + dot + circle(at, 3.6, { fill: palette.signal })
    })
    const outline = { stroke: palette.ink, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }
    return print.palette(
      size.height,
      shape(box(0, 0, size.width, size.height), { fill: palette.ink3, 'fill-opacity': 0.2 }),
      shape(chart.coast, { fill: palette.ground, stroke: palette.ink3, 'stroke-width': 0.8 }),
      line(chart.borders, { ...print.thin, 'stroke-dasharray': '9 3 2 3' }),
      shape(chart.own, { fill: palette.land, ...outline }),
      ...neighbours,
      ...dots,
      ...names,
    )
  },
  describe({ name, cities }, { say }) {
    const each = cities.map(({ label, note = '' }) =>
      note
        ? say('plates.map.noted', { city: label, note })
        : say('plates.map.city', { city: label }),
    )
    return [say('plates.map.country', { name, count: cities.length }), ...each].join(' ')
  },
}

type Area = { left: number; top: number; right: number; bottom: number }

function markOf([x, y]: Point): Area {
  return { left: x - 9, top: y - 9, right: x + 9, bottom: y + 9 }
}

function touch(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

function inside(area: Area, whole: Area): boolean {
  const { left, top, right, bottom } = whole
  return area.left >= left && area.right <= right && area.top >= top && area.bottom <= bottom
}

/** A label where it touches nothing: right, left, above or below its city, in this order. */
function placed(
  [x, y]: Point,
  lines: readonly string[],
  print: Printer,
  taken: readonly Area[],
  whole: Area,
) {
  const style = (at: number): TextStyle => (at === 0 ? { bold: true } : { tone: 'quiet' })
  const width = Math.max(...lines.map((each, at) => print.widthOf(each, style(at))))
  const tall = lines.length * print.step
  const spots = [
    { left: x + 14, top: y - tall / 2 },
    { left: x - 14 - width, top: y - tall / 2 },
    { left: x - width / 2, top: y - 12 - tall },
    { left: x - width / 2, top: y + 10 },
  ]
  const areas = spots.map(({ left, top }) => ({
    left,
    top,
    right: left + width,
    bottom: top + tall,
  }))
  const free = areas.find(
    (area) => inside(area, whole) && !taken.some((other) => touch(area, other)),
  )
  const area = free ?? areas[0]!
  const drawn = lines.map((each, at) => {
    const position: Point = [area.left, area.top + (at + 0.78) * print.step]
    return print.text(position, each, { ...style(at), halo: 'land' })
  })
  return { area, drawn: drawn.join('') }
}
