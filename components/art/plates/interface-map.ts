import { polyline, segment, type Point } from '../geometry/path.ts'
import { line } from '../markup/element.ts'
import { type PlateKind, printer } from './plate-kit.ts'

type System = {
  name: string
  /** The protocol or format that it understands. */
  speaks: string
  /** Whether it gives messages to the middle, and whether it gets some. */
  gives?: boolean
  gets?: boolean
  /** On the way of the message that is followed. */
  followed?: boolean
}

export type InterfaceMap = {
  left: readonly System[]
  right: readonly System[]
  /** What stands between them. */
  middle: string
  /** The followed message: what it is, and what happens to it. */
  trail: { title: string; text: string }
}

/** Systems around what joins them, with what each one speaks and the way of one message. */
export const interfaceMap: PlateKind<InterfaceMap> = {
  draw({ left, right, middle, trail }, press) {
    const print = printer(press)
    const { palette } = press
    const across = print.phone ? 124 : 186
    const spine = print.phone ? 16 : 44
    const [from, to] = [(print.width - spine) / 2, (print.width + spine) / 2]
    const lines = ({ name }: System) => print.paragraph([0, 0], name, across - 16, { bold: true })
    const tall =
      Math.max(...[...left, ...right].map((system) => lines(system).next)) + print.step + 16
    const row = tall + 22
    const top = print.step + 12
    const rows = Math.max(left.length, right.length)
    const bottom = top + rows * row - 22
    const heightOf = (index: number) => top + index * row + tall / 2

    function drawn(system: System, index: number, isLeft: boolean): string {
      const x = isLeft ? 1 : print.width - across - 1
      const near: Point = [isLeft ? across + 1 : x, heightOf(index)]
      const far: Point = [isLeft ? from : to, heightOf(index)]
      const ink = system.followed ? print.signal.main : print.pen.fine
      const y = top + index * row
      const name = print.paragraph([x + 9, y + print.step], system.name, across - 16, {
        bold: true,
      })
      const apart = system.gives && system.gets ? 6 : 0
      const arrow = (start: Point, end: Point, lift: number) => {
        const [a, b]: [Point, Point] = [
          [start[0], start[1] + lift],
          [end[0], end[1] + lift],
        ]
        return line(segment(a, b), ink) + print.arrowHead(b, a, ink.stroke)
      }
      return (
        print.area([x, y], across, tall, palette.ground, ink.stroke) +
        name.drawn +
        print.text([x + 9, name.next], system.speaks, { mono: true, tone: 'quiet' }) +
        (system.gives ? arrow(near, far, -apart) : '') +
        (system.gets ? arrow(far, near, apart) : '')
      )
    }

    const [start, end] = [left, right].map((side) => side.findIndex(({ followed }) => followed))
    const turn = print.width / 2
    const way: Point[] = [
      [from, heightOf(start!)],
      [turn, heightOf(start!)],
      [turn, heightOf(end!)],
      [to, heightOf(end!)],
    ]
    const title = print.paragraph([2, bottom + 34], trail.title, print.width - 4, { bold: true })
    const text = print.paragraph([2, title.next], trail.text, print.width - 4, { tone: 'quiet' })
    return print.palette(
      text.next - 8,
      print.text([print.width / 2, print.step - 4], middle, { bold: true, anchor: 'middle' }),
      print.area([from, top], spine, bottom - top, palette.land),
      ...left.map((system, index) => drawn(system, index, true)),
      ...right.map((system, index) => drawn(system, index, false)),
      start! >= 0 && end! >= 0 ? line(polyline(way), print.signal.main) : '',
      title.drawn,
      text.drawn,
    )
  },
  describe({ left, right, middle, trail }, { say }) {
    const systems = [...left, ...right].map(({ name, speaks, gives, gets }) => {
      const way = gives && gets ? 'both' : gives ? 'gives' : 'gets'
      return say('plates.interfaces.system', { name, speaks, way })
    })
    const head = say('plates.interfaces.middle', { middle })
    return [head, ...systems, `${trail.title}: ${trail.text}`].join(' ')
  },
}
