import { segment } from '../geometry/polyline.ts'
import { line } from '../markup/element.ts'
import type { Printer } from './plate-kit.ts'

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
            line(segment([at(index), top], [at(index), bottom]), print.thin) +
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
