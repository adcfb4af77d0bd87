import { segment } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import { type PlateKind, printer, type Printer } from './plate-kit.ts'

type SequenceDiagram = {
  /** Who sends and who receives. */
  parties: readonly string[]
  messages: readonly {
    label: string
    /** Places among the parties; the same twice is something that one of them does. */
    from: number
    to: number
    /** Does not arrive, or is refused. */
    refused?: boolean
    /** What is to be read first. */
    followed?: boolean
  }[]
}

/** What passes between several parties, in the order of time from top to bottom. */
export const sequenceDiagram: PlateKind<SequenceDiagram> = {
  draw({ parties, messages }, press) {
    const print = printer(press)
    const { palette } = press
    const { at, top, drawn: rails } = railsOf(print, parties)
    const widest = print.width * (print.phone ? 0.78 : 0.56)
    let y = top + 8
    let drawn = ''
    for (const [index, { label, from, to, refused, followed }] of messages.entries()) {
      const text = `${index + 1}  ${label}`
      const tone = refused || followed ? 'signal' : undefined
      const style = { halo: 'ground', bold: refused || followed, tone } as const
      const lines = print.linesOf(text, widest, style)
      const half = Math.max(...lines.map((each) => print.widthOf(each, style))) / 2
      const [start, end] = [at(from), at(to)]
      const beside = from === to
      const left = beside && start < print.width / 2
      const wanted = beside ? start + (left ? half + 14 : -half - 14) : (start + end) / 2
      const middle = Math.min(Math.max(wanted, half + 2), print.width - half - 2)
      const first = y + print.step
      const words = print.paragraph([middle, first], text, widest, { ...style, anchor: 'middle' })
      const ink = followed ? print.signal.main : print.pen.main
      const row = beside ? (first + words.next - print.step) / 2 - 5 : words.next - print.step + 13
      if (beside) drawn += circle([start, row], 5, { fill: ink.stroke })
      else if (refused) drawn += brokenArrow(print, start, end, row)
      else {
        const forwards = Math.sign(end - start)
        drawn += line(segment([start, row], [end - forwards * 3, row]), ink)
        drawn += print.arrowHead([end, row], [start, row], ink.stroke)
        drawn += circle([start, row], 4.5, { ...print.pen.fine, fill: palette.ground })
      }
      drawn += words.drawn
      y = beside ? words.next - print.step + 8 : row + 8
    }
    return print.palette(y + 14, rails(y + 10), drawn)
  },
  describe({ parties, messages }, { say }) {
    return messages
      .map(({ label, from, to, refused }, index) => {
        const way = from === to ? 'own' : refused ? 'refused' : 'sent'
        const values = { number: index + 1, label, from: parties[from]!, to: parties[to]!, way }
        return say('plates.sequence.message', values)
      })
      .join(' ')
  },
}

/** The lines of those between whom something passes, each below its name. */
export function railsOf(print: Printer, all: readonly string[]) {
  const column = print.width / all.length
  const at = (index: number) => column * (index + 0.5)
  const names = all.map((name, index) =>
    print.paragraph([at(index), print.step - 3], name, column - 4, {
      bold: true,
      anchor: 'middle',
    }),
  )
  const top = Math.max(...names.map(({ next }) => next)) - print.step + 12
  return {
    at,
    top,
    /** Names and lines down to a height. */
    drawn: (bottom: number) =>
      all
        .map(
          (_, index) =>
            line(print.behindWords(segment([at(index), top], [at(index), bottom])), print.thin) +
            line(segment([at(index) - 22, top], [at(index) + 22, top]), print.pen.main),
        )
        .join('') + names.map(({ drawn }) => drawn).join(''),
  }
}

/** An arrow that does not arrive: broken off in the middle by a cross. */
export function brokenArrow(print: Printer, start: number, end: number, y: number): string {
  const stop = (start + end) / 2
  const forwards = Math.sign(end - start)
  return (
    line(segment([start, y], [stop - 8 * forwards, y]), {
      ...print.signal.main,
      'stroke-dasharray': '5 5',
    }) + line(`M${stop - 6} ${y - 6}l12 12m0-12l-12 12`, print.signal.main)
  )
}
