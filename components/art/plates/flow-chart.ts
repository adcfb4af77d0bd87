import { segment } from '../geometry/path.ts'
import { element, line } from '../markup/element.ts'
import { type PlateKind, type Printer, printer } from './plate-kit.ts'

/** Where the way ends or turns aside. */
type Exit = {
  /** What must be true for it. */
  when: string
  label: string
}

export type FlowChart = {
  steps: readonly {
    label: string
    note?: string
    exit?: Exit
    /** What is to be read first: the step, or its exit where it has one. */
    followed?: boolean
  }[]
}

const diamond = 'M0-9L9 0 0 9-9 0Z'
const gap = 28

/** One thing on its way, step by step, and where it leaves the way. */
export const flowChart: PlateKind<FlowChart> = {
  draw({ steps }, press) {
    const print = printer(press)
    const { palette } = press
    const across = print.phone ? print.width - 2 : steps.some(({ exit }) => exit) ? 276 : 400
    const spine = print.phone ? 20 : 1 + across / 2
    let y = 2
    let drawn = ''
    for (const [index, { label, note, exit, followed }] of steps.entries()) {
      const last = index === steps.length - 1
      const within = across - 24
      const head = print.paragraph([13, y + print.step - 1], label, within, { bold: true })
      const body = note ? print.paragraph([13, head.next], note, within, { tone: 'quiet' }) : head
      const tall = body.next - print.step - y + 12
      const ink = followed ? print.signal.main : print.pen.fine
      const marked = followed && !exit
      const fill = last ? palette.land : palette.ground
      drawn += print.area([1, y], across, tall, fill, marked ? palette.signal : palette.ink)
      drawn += head.drawn + (note ? body.drawn : '')
      const bottom = y + tall
      let next = bottom + gap
      if (exit) {
        const from = print.phone ? bottom + 20 : y + Math.min(tall / 2, print.step + 4)
        const [start, end] = print.phone ? [spine, spine + 30] : [1 + across, across + 46]
        const words = exitWords(exit, [end + 8, from], followed, print)
        drawn += line(segment([start, from], [end, from]), ink)
        drawn += print.arrowHead([end, from], [start, from], ink.stroke)
        drawn += element('path', {
          d: diamond,
          fill: palette.ground,
          ...ink,
          transform: `translate(${start} ${from.toFixed(1)})`,
        })
        drawn += words.drawn
        next = print.phone ? words.bottom + 14 : Math.max(next, words.bottom + 12)
      }
      if (!last) {
        const way = line(segment([spine, bottom], [spine, next]), print.pen.fine)
        drawn = way + drawn + print.arrowHead([spine, next], [spine, bottom], palette.ink)
      } else next = Math.max(bottom, exit ? next : next - gap)
      y = next
    }
    return print.palette(y + 4, drawn)
  },
  describe({ steps }, { say }) {
    return steps
      .flatMap(({ label, note, exit }, index) => [
        say(note ? 'plates.flow.noted' : 'plates.flow.step', {
          number: index + 1,
          label,
          note: note ?? '',
        }),
        ...(exit ? [say('plates.flow.exit', exit)] : []),
      ])
      .join(' ')
  },
}

/** The condition above what follows from it, both right of an arrow. */
function exitWords(
  { when, label }: Exit,
  [x, y]: readonly [number, number],
  followed: boolean | undefined,
  print: Printer,
) {
  const within = print.width - x - 2
  const condition = print.paragraph([x, y + 5], when, within, { tone: 'quiet' })
  const style = { bold: true, tone: followed ? 'signal' : undefined } as const
  const outcome = print.paragraph([x, condition.next], label, within, style)
  return { drawn: condition.drawn + outcome.drawn, bottom: outcome.next - print.step + 4 }
}
