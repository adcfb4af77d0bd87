import { segment } from '../geometry/path.ts'
import { line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'

export type ReleaseTimeline = {
  /** Length of the axis. */
  weeks: number
  /** A demo is shown every how many weeks. */
  demos: number
  phases: readonly {
    label: string
    /** How the phase is paid, or what else is true of it. */
    note: string
    /** Weeks from the beginning. */
    from: number
    to: number
    /** A study: hatched, since nothing is built yet. */
    study?: boolean
  }[]
}

const diamond = 'M0-7L6 0 0 7-6 0Z'
const flag = 'M-7 0H7L0 9Z'

/** Phases by week; each ends where the client accepts and may stop. */
export const releaseTimeline: PlateKind<ReleaseTimeline> = {
  draw({ weeks, demos, phases }, press) {
    const print = printer(press)
    const { palette, say } = press
    const [left, right, top] = [10, print.width - 12, 46]
    const row = 2 * print.step + 54
    const at = (week: number) => left + ((right - left) * week) / weeks
    const bottom = top + row * phases.length
    let drawn = print.text([left - 8, 20], say('plates.week'), { mono: true, tone: 'quiet' })
    let [rules, grid] = ['', '']
    for (let week = 0; week <= weeks; week++) {
      rules += segment([at(week), week % 2 ? top - 6 : top - 12], [at(week), top])
      if (week === 0 || week % 4 > 0) continue
      const anchor = week === weeks ? 'end' : 'middle'
      const x = week === weeks ? right + 10 : at(week)
      drawn += print.text([x, 20], String(week), { mono: true, tone: 'quiet', anchor })
      grid += segment([at(week), top], [at(week), bottom])
    }
    drawn += line(`${rules}${segment([left, top], [right, top])}`, print.pen.fine)
    for (const [index, { label, note, from, to, study }] of phases.entries()) {
      const y = top + index * row
      const [start, end] = [at(from), at(to)]
      const longest = Math.max(print.widthOf(label, { bold: true }), print.widthOf(note))
      const flipped = start + longest > print.width - 2
      const anchor = flipped ? 'end' : undefined
      const x = flipped ? Math.max(end + 6, longest + 2) : start
      const bar = y + 2 * print.step + 12
      drawn += print.text([x, y + print.step], label, { bold: true, anchor, halo: 'ground' })
      drawn += print.text([x, y + 2 * print.step], note, { tone: 'quiet', anchor, halo: 'ground' })
      drawn += print.area([start, bar], end - start, 22, study ? palette.ground : palette.second)
      if (study) drawn += print.hatched([start, bar], end - start, 22)
      for (let week = demos; week < to; week += demos)
        if (week > from) drawn += print.mark(diamond, [at(week), bar + 11], palette.ink)
      drawn += line(segment([end, bar - 4], [end, bar + 28]), print.signal.main)
      drawn += print.mark(flag, [end, bar + 28], palette.signal)
    }
    const legend = bottom + 30
    const second = print.phone ? legend + print.step + 4 : legend
    const x = print.phone ? 8 : 14 + 40 + print.widthOf(say('plates.release.demo'))
    return print.palette(
      second + 10,
      line(print.behindWords(grid), print.thin),
      drawn,
      print.mark(diamond, [8, legend - 5], palette.ink),
      print.text([24, legend], say('plates.release.demo')),
      line(segment([x, second - 15], [x, second - 3]), print.signal.main),
      print.mark(flag, [x, second - 5], palette.signal),
      print.text([x + 16, second], say('plates.release.accept')),
    )
  },
  describe({ weeks, phases }, { say }) {
    const each = phases.map(({ label, note, from, to }) =>
      say('plates.release.phase', { label, note, from: from + 1, to }),
    )
    return [say('plates.release.all', { count: phases.length, weeks }), ...each].join(' ')
  },
}
