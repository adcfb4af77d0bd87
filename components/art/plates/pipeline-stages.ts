import { segment } from '../geometry/path.ts'
import { element, line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'

export type PipelineStages = {
  stages: readonly {
    label: string
    minutes: number
    /** What must be true before the next stage. */
    gate?: string
    /** A part of the users: hatched. */
    partial?: boolean
  }[]
  wayBack: { label: string; minutes: number }
}

/** From commit to production, to scale in minutes, with the gates and the way back. */
export const pipelineStages: PlateKind<PipelineStages> = {
  draw({ stages, wayBack }, press) {
    const print = printer(press)
    const { palette, say } = press
    const [left, right, top] = [print.phone ? 4 : 148, print.width - 10, 36]
    const total = stages.reduce((sum, { minutes }) => sum + minutes, 0)
    const at = (minute: number) => left + ((right - left) * minute) / total
    const above = print.phone ? print.step : 0
    const row = above + print.step + 40
    const bottom = top + stages.length * row
    const every = total > 60 ? 20 : 10
    const axis = { mono: true, tone: 'quiet' } as const
    let [drawn, grid, stairs] = ['', '', '']
    for (let minute = 0; minute <= total; minute += every) {
      const last = minute + every > total
      const text = last ? say('plates.minutes', { count: minute }) : String(minute)
      const anchor = minute === 0 ? undefined : last && at(minute) > right - 40 ? 'end' : 'middle'
      const x = anchor === 'end' ? Math.max(at(minute), right - 4) : at(minute)
      grid += segment([at(minute), top - 10], [at(minute), bottom])
      const next =
        at(total - (total % every)) - print.widthOf(say('plates.minutes', { count: total }), axis)
      if (last || at(minute) + 12 < next)
        drawn += print.text([x, 18], text, { mono: true, tone: 'quiet', anchor })
    }
    let minute = 0
    for (const [index, { label, minutes, gate, partial }] of stages.entries()) {
      const y = top + index * row
      const bar = y + above + 10
      const [start, end] = [at(minute), at(minute + minutes)]
      const last = index === stages.length - 1
      const time = say('plates.minutes', { count: minutes })
      const first = y + print.step - 2
      drawn += print.text([2, first], label, { bold: true, halo: 'ground' })
      drawn += print.phone
        ? print.text([print.width - 2, first], time, {
            mono: true,
            tone: 'quiet',
            anchor: 'end',
            halo: 'ground',
          })
        : print.text([2, first + print.step], time, { mono: true, tone: 'quiet' })
      drawn += print.area([start, bar], end - start, 24, last ? palette.second : palette.ground)
      if (partial) drawn += print.hatched([start, bar], end - start, 24)
      if (!last) stairs += segment([end, bar + 24], [end, bar + row])
      if (gate) {
        const middle = bar + 24 + print.step / 2 + 3
        const position = { transform: `translate(${end.toFixed(1)} ${middle.toFixed(1)})` }
        drawn += element('path', {
          d: 'M0-9L8 0 0 9-8 0Z',
          fill: palette.ground,
          ...print.pen.fine,
          ...position,
        })
        const fits = end + 14 + print.widthOf(gate) < print.width
        const x = fits ? end + 14 : end - 14
        const anchor = fits ? undefined : 'end'
        drawn += print.text([x, middle + 5], gate, { tone: 'quiet', anchor, halo: 'ground' })
      }
      minute += minutes
    }
    const y = bottom + 10
    const back = at(total - wayBack.minutes)
    const way = `M${at(total).toFixed(1)} ${bottom - print.step - 6}V${y}H${(back + 6).toFixed(1)}`
    const label = print.text([back - 10, y + 5], wayBack.label, {
      bold: true,
      tone: 'signal',
      anchor: 'end',
      halo: 'ground',
    })
    return print.palette(
      y + 14,
      line(print.behindWords(grid), print.thin),
      line(print.behindWords(stairs), print.pen.fine),
      drawn,
      line(way, print.signal.main),
      print.arrowHead([back, y], [right, y], palette.signal),
      label,
    )
  },
  describe({ stages, wayBack }, { say }) {
    const each = stages.map(({ label, minutes, gate = '' }) =>
      say(gate ? 'plates.pipeline.gated' : 'plates.pipeline.stage', { label, minutes, gate }),
    )
    const minutes = stages.reduce((sum, stage) => sum + stage.minutes, 0)
    return [...each, say('plates.pipeline.all', { minutes, way: wayBack.label })].join(' ')
  },
}
