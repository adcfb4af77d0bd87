import { type Box, spanOf, widened } from '../geometry/box.ts'
import { interrupted } from '../geometry/interrupted.ts'
import { box, type Point, segment } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { mapLines } from './map-lines.ts'
import { type NamedPlace, nameSpots, nearbySpot, type Setting, signArea } from './map-names.ts'
import {
  type Framing,
  framings,
  type PlateInks,
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

/** Lines of a note are about as wide as one of these, so that it finds room beside its city. */
const noteWidths = [100, 130, 165, 220] as const

/** The same for the name of a sea or a neighbour. */
const nearbyWidths = [180, 90, 50] as const

/** How far the sign of a city reaches, without and with the ring of an office. */
const rings = { city: 8, office: 12 } as const

/** A country with its sea, its neighbours and every city named. */
export const countryMap: PlateKind<CountryMapPlate> = {
  draw({ id, cities, around, charts }, press) {
    const print = printer(press)
    const { palette, framing, locale } = press
    const [size, chart] = [mapSizes[framing], charts[framing]]
    const sheet = box(0, 0, size.width, size.height)
    const whole: Box = { left: 5, top: 4, right: size.width - 5, bottom: size.height - 4 }
    const lines = mapLines(chart, whole)

    const placesOf = (isNoted: boolean) =>
      cities.map(({ label, note, office }, index): NamedPlace => {
        const beside = isNoted ? note : undefined
        const settings = noteWidths.map((width) => settingOf(label, beside, width, print))
        return {
          at: chart.cities[index]!,
          ring: rings[office ? 'office' : 'city'],
          settings: different(settings),
        }
      })
    const signs = placesOf(false).map(({ at, ring }) => signArea(at, ring))
    const nearby = around.map(({ label, sea }) => {
      const style = sea ? seaStyle : neighbourStyle
      const text = sea ? label : label.toLocaleUpperCase(locale)
      return {
        style,
        settings: different(nearbyWidths.map((width) => linesWithin(text, width, print, style))),
      }
    })
    const beside = (taken: readonly Box[]) => {
      const found: { index: number; area: Box; rows: readonly string[] }[] = []
      for (const [index, { settings }] of nearby.entries())
        for (const setting of settings) {
          const all = [...taken, ...found.map(({ area }) => area)]
          const room = { whole, taken: all }
          const area = nearbySpot(chart.around[index]!, setting, lines, room)
          if (!area) continue
          found.push({ index, area, rows: setting.lines })
          break
        }
      return found
    }

    const wished = beside(signs).map(({ area }) => area)
    // A small map has room for names alone: what cities are known for stands below it then.
    const noted = print.phone ? undefined : nameSpots(placesOf(true), lines, whole, wished)
    const names = noted ?? nameSpots(placesOf(false), lines, whole, wished)
    if (!names) throw new RangeError('A map has no room for the names of its cities')
    const taken = names.flatMap(({ area, leader }) => [
      area,
      ...(leader ? [spanOf(...leader)] : []),
    ])
    const others = beside([...signs, ...taken])

    const words = [...names, ...others].map(({ area }) => widened(area, 2))
    const dots = cities.map(({ office }, index) => {
      const at = chart.cities[index]!
      const ring = office ? circle(at, 11, print.signal.fine) : ''
      const dot = circle(at, 6.5, { ...print.signal.fine, fill: palette.land })
      return ring + dot + circle(at, 3.4, { fill: palette.signal })
    })
    const land = `map-${id}-${framing}`
    const own = { href: `#${land}`, stroke: palette.ink, 'stroke-linejoin': 'round' }
    const below = noted
      ? { drawn: '', bottom: size.height }
      : notesBelow(cities, size.height, print, palette)
    return print.palette(
      below.bottom,
      shape(sheet, { fill: palette.water }),
      shape(chart.coast, { fill: palette.ground, stroke: palette.ink3, 'stroke-width': 0.8 }),
      line(chart.borders, print.thin),
      element('defs', {}, element('path', { id: land, d: chart.own })),
      element('use', { ...own, fill: 'none', 'stroke-width': 8, 'stroke-opacity': 0.16 }),
      element('use', { ...own, fill: palette.land, 'stroke-width': 1.6 }),
      line(interrupted(chart.grid, words), { ...print.thin, 'stroke-opacity': 0.4 }),
      ...others.map(({ index, area, rows }) => {
        const { style } = nearby[index]!
        const middle = (area.left + area.right) / 2
        return rows
          .map((row, at) => print.text([middle, baseLine(area, at, print)], row, style))
          .join('')
      }),
      ...names.map(({ leader }) =>
        leader ? line(segment(...leader), { ...print.pen.fine, stroke: palette.ink2 }) : '',
      ),
      ...dots,
      ...names.map(({ area, lines: rows, anchor, ground }) => {
        const side = anchor === 'end' ? anchor : undefined
        const x = side ? area.right : area.left
        const texts = rows.map((row, at) => {
          const style = at === 0 ? cityStyle : noteStyle
          return print.text([x, baseLine(area, at, print)], row, { ...style, anchor: side })
        })
        return print.haloed(ground, ...texts)
      }),
      below.drawn,
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

const cityStyle: TextStyle = { bold: true }
const noteStyle: TextStyle = { tone: 'quiet' }
const seaStyle: TextStyle = { tone: 'quiet', anchor: 'middle', italic: true }
const neighbourStyle: TextStyle = { tone: 'quiet', anchor: 'middle', spaced: true }

/** The name of a city and its note below it, in lines about so wide; a word is never broken. */
function settingOf(
  label: string,
  note: string | undefined,
  width: number,
  print: Printer,
): Setting {
  const below = note ? linesWithin(note, width, print, noteStyle).lines : []
  const widths = [
    print.widthOf(label, cityStyle),
    ...below.map((each) => print.widthOf(each, noteStyle)),
  ]
  const lines = [label, ...below]
  return { lines, width: Math.max(...widths), height: lines.length * print.step }
}

function linesWithin(text: string, width: number, print: Printer, style: TextStyle): Setting {
  const widthOf = (each: string) => print.widthOf(each, style)
  const widest = Math.max(width, ...text.split(' ').map(widthOf))
  const lines = wrapped(text, widest + 1, print.size, style)
  return { lines, width: Math.max(...lines.map(widthOf)), height: lines.length * print.step }
}

function different(settings: readonly Setting[]): Setting[] {
  return settings.filter(
    ({ lines }, at) => at === 0 || lines.length !== settings[at - 1]!.lines.length,
  )
}

/** Cities with what each is known for, below a map, a line each: side by side they would be read as one sentence. */
function notesBelow(
  cities: CountryMapPlate['cities'],
  top: number,
  print: Printer,
  palette: PlateInks,
) {
  const noted = cities.filter(({ note }) => note)
  if (noted.length === 0) return { drawn: '', bottom: top }
  const indent = 16 + Math.max(...noted.map(({ label }) => print.widthOf(label, cityStyle)))
  let y = top + print.step + 4
  let drawn = ''
  for (const { label, note } of noted) {
    const text = print.paragraph([indent, y], note!, print.width - indent - 4, noteStyle)
    drawn += print.text([2, y], label, cityStyle) + text.drawn
    y = text.next + 3
  }
  const bottom = y - print.step + 4
  // Land goes on below the edge of the map.
  const ground = shape(box(0, top, print.width, bottom + 1), { fill: palette.ground })
  const edge = line(segment([0, top], [print.width, top]), print.thin)
  return { drawn: ground + edge + drawn, bottom }
}

/** The base line of a row of text within an area. */
function baseLine({ top }: Box, row: number, print: Printer): number {
  return top + (row + 0.76) * print.step
}
