import type { Box } from '../geometry/box.ts'
import { within as partWithin } from '../geometry/interrupted.ts'
import { polyline, segment, type Point } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import { type PlateKind, type Printer, printer, type TextStyle } from './plate-kit.ts'

type Version = {
  name: string
  /** Week and share of the users in percent, joined by straight lines. */
  points: readonly (readonly [week: number, percent: number])[]
  /** Where its name stands. */
  label: readonly [week: number, percent: number]
}

export type VersionLines = {
  weeks: number
  /** The week that is read off. */
  today: number
  versions: readonly Version[]
  /** Where a release was stopped. */
  halt?: { label: string; week: number; percent: number }
  /** How the lines are to be read. */
  note: string
}

/** Share of the users on a version in a week, in percent. */
export function shareAt(points: Version['points'], week: number): number {
  const next = points.findIndex(([at]) => at >= week)
  if (next === -1) return points.at(-1)![1]
  if (next === 0) return points[0]![0] > week ? 0 : points[0]![1]
  const [[from, start], [to, end]] = [points[next - 1]!, points[next]!]
  return start + ((end - start) * (week - from)) / (to - from)
}

/** The versions that a server has to answer in the week that is read off. */
export function answered({ versions, today }: VersionLines): Version[] {
  return versions.filter(({ points }) => shareAt(points, today) >= 0.5)
}

/** Versions of an app in use, week by week: what a server has to answer at any moment. */
export const versionLines: PlateKind<VersionLines> = {
  draw(data, press) {
    const print = printer(press)
    const { palette, say } = press
    const [left, right, top] = [38, print.width - 10, 2 * print.step]
    const bottom = top + (print.phone ? 210 : 290)
    const at = ([week, percent]: readonly [number, number]): Point => [
      left + ((right - left) * week) / data.weeks,
      bottom - ((bottom - top) * percent) / 100,
    ]
    const axis = { mono: true, tone: 'quiet' } as const
    let drawn = print.text([left - 36, print.step - 4], say('plates.versions.percent'), axis)
    let grid = ''
    for (const percent of [0, 50, 100]) {
      const y = at([0, percent])[1]
      if (percent > 0) grid += segment([left, y], [right, y])
      drawn += print.text([left - 6, y + 5], String(percent), { ...axis, anchor: 'end' })
    }
    let ticks = ''
    for (let week = 0; week <= data.weeks; week++) {
      const [x] = at([week, 0])
      ticks += segment([x, bottom], [x, bottom + (week % 2 ? 5 : 9)])
      if (week % 2 === 0)
        drawn += print.text([x, bottom + 26], String(week), { ...axis, anchor: 'middle' })
    }
    drawn += line(ticks + segment(at([0, 0]), at([data.weeks, 0])), print.pen.fine)
    drawn += print.text([right, bottom + 26 + print.step], say('plates.week'), {
      ...axis,
      anchor: 'end',
    })
    const strokes = [
      { ...print.pen.fine, 'stroke-dasharray': '5 5' },
      print.pen.main,
      print.pen.bold,
    ]
    const lines = data.versions.map(({ points }) => points.map(at))
    let names = ''
    for (const { name, label } of data.versions)
      names += print.text(clearOf(lines, at(label), name, print), name, nameStyle)
    if (data.halt) {
      const [x, y] = at([data.halt.week, data.halt.percent])
      names += line(`M${x - 6} ${y - 6}l12 12m0-12l-12 12`, print.signal.main)
      names += print.text([left + 6, y - 17], data.halt.label, { tone: 'quiet', halo: 'ground' })
    }
    for (const [index, points] of lines.entries())
      drawn += line(print.behindWords(polyline(points)), strokes[index % 3]!)
    drawn += line(
      print.behindWords(segment(at([data.today, 0]), at([data.today, 100]))),
      print.signal.fine,
    )
    for (const { points } of answered(data)) {
      const share = shareAt(points, data.today)
      drawn += circle(at([data.today, share]), 5, { fill: palette.signal })
    }
    drawn = line(print.behindWords(grid), print.thin) + drawn + names
    const values = { week: data.today, count: answered(data).length }
    const within = print.width - 4
    const found = print.paragraph(
      [2, bottom + 40 + 2 * print.step],
      say('plates.versions.answered', values),
      within,
      { bold: true, tone: 'signal' },
    )
    const note = print.paragraph([2, found.next], data.note, within, { tone: 'quiet' })
    return print.palette(note.next - 10, drawn, found.drawn, note.drawn)
  },
  describe(data, { say }) {
    const names = answered(data).map(({ name }) => name)
    const values = { week: data.today, count: names.length }
    const halt = data.halt
      ? [say('plates.versions.halt', { label: data.halt.label, week: data.halt.week })]
      : []
    const each = names.map((name) => {
      const { points } = data.versions.find((version) => version.name === name)!
      return say('plates.versions.share', {
        name,
        percent: Math.round(shareAt(points, data.today)),
      })
    })
    return [say('plates.versions.answered', values), ...each, ...halt, data.note].join(' ')
  },
}

const nameStyle: TextStyle = { bold: true, anchor: 'middle', halo: 'ground' }

/** As near to its place as no line of a version runs through a name. */
function clearOf(
  lines: readonly (readonly Point[])[],
  [x, y]: Point,
  name: string,
  print: Printer,
): Point {
  const half = print.widthOf(name, nameStyle) / 2 + 3
  const shifts = [0, -6, 6, -12, 12, -18, 18, -24, 24].flatMap((right) =>
    [0, -8, 8, -16, 16, -24, 24].map((down): Point => [right, down]),
  )
  const places = shifts
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
    .map(([right, down]): Point => [x + right, y + down])
  const isClear = ([middle, base]: Point) => {
    const area: Box = {
      left: middle - half,
      right: middle + half,
      top: base - print.size,
      bottom: base + 6,
    }
    return lines.every((points) =>
      points.slice(1).every((to, index) => !partWithin(points[index]!, to, area)),
    )
  }
  return places.find(isClear) ?? [x, y]
}
