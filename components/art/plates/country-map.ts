import { box, type Point } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import {
  type Framing,
  framings,
  type PlateKind,
  type Printer,
  printer,
  type TextStyle,
  wrapped,
} from './plate-kit.ts'

/** A country on the sheet of one framing: path data, and where its places lie. */
export type CountryChart = {
  coast: string
  borders: string
  own: string
  grid: string
  cities: readonly Point[]
  around: readonly Point[]
}

export type CountryMapPlate = {
  /** Tells its paths from those of another map in the same page. */
  id: string
  country: string
  cities: readonly {
    label: string
    /** What it is known for. */
    note?: string
    office?: boolean
  }[]
  /** Seas and neighbours. */
  around: readonly { label: string; sea?: boolean }[]
  charts: Readonly<Record<Framing, CountryChart>>
}

/** Sizes of the sheets. */
export const mapSizes = {
  wide: { width: framings.wide.width, height: 400 },
  phone: { width: framings.phone.width, height: 310 },
} as const

/** Lines of a note are no wider than this, so that it stays next to its city. */
const noteWidth = { wide: 150, phone: 96 } as const

/** The same for the name of a sea or a neighbour. */
const nearbyWidth = 120

/** A country with its sea, its neighbours and every city named. */
export const countryMap: PlateKind<CountryMapPlate> = {
  draw({ id, cities, around, charts }, press) {
    const print = printer(press)
    const { palette, framing, locale } = press
    const [size, chart] = [mapSizes[framing], charts[framing]]
    const sheet = box(0, 0, size.width, size.height)
    const whole: Area = { left: 4, top: 2, right: size.width - 4, bottom: size.height - 4 }
    const marks = chart.cities.map((at, index) => markOf(at, cities[index]!.office))
    const labels = cities.map(({ label, note }, index): Label => {
      const named = { text: label, style: cityStyle }
      const lines = note ? wrapped(note, noteWidth[framing], print.size) : []
      const full = [named, ...lines.map((text) => ({ text, style: noteStyle }))]
      const spotsOf = (each: typeof full) => spots(chart.cities[index]!, each, print)
      return { full: spotsOf(full), short: spotsOf([named]) }
    })
    const nearby = around.map(({ label, sea }, index): Spot => {
      const style = sea ? seaStyle : neighbourStyle
      const text = sea ? label : label.toLocaleUpperCase(locale)
      const lines = wrapped(text, nearbyWidth, print.size, style)
      const [x, y] = chart.around[index]!
      const half = Math.max(...lines.map((each) => print.widthOf(each, style))) / 2
      const middle = Math.min(Math.max(x, whole.left + half), whole.right - half)
      const bottom = y + (lines.length - 1) * print.step + 5
      const at = (row: number): Point => [middle, y + row * print.step]
      return {
        area: { left: middle - half, right: middle + half, top: y - 14, bottom },
        lines: lines.map((each, row) => print.text(at(row), each, style)).join(''),
      }
    })
    const areas = nearby.map(({ area }) => area)
    const names = placed(labels, marks, areas, whole)
    if (!names) throw new RangeError('A map has no room for the names of its cities')
    const taken = [...marks, ...names.map(({ area }) => area)]
    const free = nearby.filter(({ area }) => {
      const fits = isFree(area, taken, whole)
      if (fits) taken.push(area)
      return fits
    })
    const dots = cities.map(({ office }, index) => {
      const at = chart.cities[index]!
      const ring = office ? circle(at, 11, print.signal.fine) : ''
      const dot = circle(at, 6.5, { ...print.signal.fine, fill: palette.land })
      return ring + dot + circle(at, 3.4, { fill: palette.signal })
    })
    const land = `map-${id}-${framing}`
    const own = { href: `#${land}`, stroke: palette.ink, 'stroke-linejoin': 'round' }
    return print.palette(
      size.height,
      shape(sheet, { fill: palette.water }),
      shape(chart.coast, { fill: palette.ground, stroke: palette.ink3, 'stroke-width': 0.8 }),
      line(chart.borders, print.thin),
      element('defs', {}, element('path', { id: land, d: chart.own })),
      element('use', { ...own, fill: 'none', 'stroke-width': 8, 'stroke-opacity': 0.16 }),
      element('use', { ...own, fill: palette.land, 'stroke-width': 1.6 }),
      line(chart.grid, { ...print.thin, 'stroke-opacity': 0.4 }),
      ...free.map(({ lines }) => lines),
      ...dots,
      ...names.map(({ lines }) => lines),
    )
  },
  describe({ country, cities, around }, { locale, say }) {
    const each = cities.map(({ label, note = '' }) =>
      note
        ? say('plates.map.noted', { city: label, note })
        : say('plates.map.city', { city: label }),
    )
    const names = new Intl.ListFormat(locale).format(around.map(({ label }) => label))
    return [
      say('plates.map.country', { name: country, count: cities.length }),
      ...each,
      ...(around.length > 0 ? [say('plates.map.around', { names })] : []),
    ].join(' ')
  },
}

const cityStyle: TextStyle = { bold: true, halo: 'land' }
const noteStyle: TextStyle = { tone: 'quiet', halo: 'land' }
const seaStyle: TextStyle = { tone: 'quiet', anchor: 'middle', italic: true }
const neighbourStyle: TextStyle = { tone: 'quiet', anchor: 'middle', spaced: true, halo: true }

type Area = { left: number; top: number; right: number; bottom: number }

function markOf([x, y]: Point, office = false): Area {
  const radius = office ? 12 : 8
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
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

function isFree(area: Area, taken: readonly Area[], whole: Area): boolean {
  return inside(area, whole) && !taken.some((other) => touch(area, other))
}

/** Text at a place next to its city. */
type Spot = { area: Area; lines: string }

/** Where the name of a city may stand, with its note or without it; the best place is first. */
type Label = { full: readonly Spot[]; short: readonly Spot[] }

/** Right or left of a city, above or below it. */
function spots(
  [x, y]: Point,
  lines: readonly { text: string; style: TextStyle }[],
  print: Printer,
): Spot[] {
  const width = Math.max(...lines.map(({ text, style }) => print.widthOf(text, style)))
  const tall = lines.length * print.step
  const rows = [-tall / 2, -print.step / 2, print.step / 2 - tall].map((top) => y + top)
  const columns = [x - width / 2, x - 0.2 * width, x - 0.8 * width]
  const corners = [
    ...rows.map((top) => ({ left: x + 15, top, anchor: undefined })),
    ...rows.map((top) => ({ left: x - 15 - width, top, anchor: 'end' as const })),
    ...columns.map((left) => ({ left, top: y - 13 - tall, anchor: undefined })),
    ...columns.map((left) => ({ left, top: y + 12, anchor: undefined })),
  ]
  return corners.map(({ left, top, anchor }) => {
    const area = { left, top, right: left + width, bottom: top + tall }
    const edge = anchor ? area.right : left
    const drawn = lines.map(({ text, style }, at) =>
      print.text([edge, top + (at + 0.78) * print.step], text, { ...style, anchor }),
    )
    return { area, lines: drawn.join('') }
  })
}

/**
 * A place for every name where none touches another. Where there is no room for all, seas and neighbours give way
 * to what cities are known for, and that to the names of the cities.
 */
function placed(
  labels: readonly Label[],
  marks: readonly Area[],
  nearby: readonly Area[],
  whole: Area,
): Spot[] | undefined {
  const withAll = labels.map(({ full }) => full)
  const withSome = labels.map(({ full, short }) => [...full, ...short])
  return (
    together(withAll, [...marks, ...nearby], whole) ??
    together(withAll, marks, whole) ??
    together(withSome, marks, whole)
  )
}

function together(
  [first, ...others]: readonly (readonly Spot[])[],
  taken: readonly Area[],
  whole: Area,
): Spot[] | undefined {
  if (!first) return []
  for (const spot of first) {
    if (!isFree(spot.area, taken, whole)) continue
    const rest = together(others, [...taken, spot.area], whole)
    if (rest) return [spot, ...rest]
  }
  return undefined
}
