import { segment } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'

export type EventStream = {
  /** Times of one day as `hh:mm`. */
  events: readonly { label: string; happened: string; received: string }[]
  note: { title: string; text: string }
}

/** From how many minutes on an event is told to be late. */
const late = 60

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

/** Whether an event was received long after it happened. */
export function isLate({ happened, received }: EventStream['events'][number]): boolean {
  return minutesOf(received) - minutesOf(happened) > late
}

/** When events happened, and when a system heard of them; lines that cross are events out of order. */
export const eventStream: PlateKind<EventStream> = {
  draw({ events, note }, press) {
    const print = printer(press)
    const { palette, say } = press
    const times = events.flatMap(({ happened, received }) => [
      minutesOf(happened),
      minutesOf(received),
    ])
    const first = Math.floor(Math.min(...times) / 60)
    const last = Math.ceil(Math.max(...times) / 60)
    const [from, to] = print.phone ? [136, 242] : [226, 426]
    const [top, bottom] = [print.step + 34, print.step + (print.phone ? 350 : 380)]
    const at = (minutes: number) =>
      top + ((bottom - top) * (minutes - first * 60)) / ((last - first) * 60)
    let ticks = ''
    for (let hour = first; hour <= last; hour++) {
      const [y, reach] = [at(hour * 60), hour % 2 ? 4 : 8]
      ticks += segment([from - reach, y], [from, y]) + segment([to, y], [to + reach, y])
    }
    const axes =
      segment([from, top - 14], [from, bottom + 8]) + segment([to, top - 14], [to, bottom + 8])
    const rows = events.map((event) => {
      const [start, end] = [at(minutesOf(event.happened)), at(minutesOf(event.received))]
      const isSignal = isLate(event)
      const ink = isSignal ? palette.signal : palette.ink
      const style = {
        bold: isSignal,
        tone: isSignal ? 'signal' : undefined,
        halo: 'ground',
      } as const
      const names = print.paragraph([from - 14, start + 5], event.label, from - 16, {
        ...style,
        anchor: 'end',
      })
      return (
        line(segment([from, start], [to - 4, end]), isSignal ? print.signal.main : print.pen.fine) +
        print.arrowHead([to, end], [from, start], ink) +
        circle([from, start], 4.5, { fill: ink }) +
        names.drawn +
        print.text([to + 12, end + 5], event.received, { ...style, mono: true })
      )
    })
    const title = print.paragraph([2, bottom + 46], note.title, print.width - 4, { bold: true })
    const text = print.paragraph([2, title.next], note.text, print.width - 4, { tone: 'quiet' })
    return print.palette(
      text.next - 8,
      print.text([from, print.step - 2], say('plates.events.happened'), {
        bold: true,
        anchor: 'end',
      }),
      print.text(
        [print.phone ? print.width - 2 : to, print.step - 2],
        say('plates.events.received'),
        {
          bold: true,
          anchor: print.phone ? 'end' : undefined,
        },
      ),
      line(ticks, print.pen.fine),
      line(axes, print.pen.main),
      ...rows,
      title.drawn,
      text.drawn,
    )
  },
  describe({ events, note }, { say }) {
    const each = events.map((event) => say('plates.events.event', event))
    return [...each, note.title, note.text].join(' ')
  },
}
