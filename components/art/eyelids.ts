import { line } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

/** Takes the middle of an eye and the inks and gives path data of its opening and the drawn lids. */
export function eyelids(middle: Point, sheet: Sheet): { opening: string; drawn: string } {
  const { ink } = platePens(sheet)
  const [left, right]: [Point, Point] = [
    [middle[0] - 540, middle[1] + 60],
    [middle[0] + 540, middle[1] - 20],
  ]
  const upper = (lift: number) => lid(left, right, middle[1] - 372 - lift)
  const lower = lid(right, left, middle[1] + 392)
  const folds = [1, 2, 3, 4].map((fold) => upper(10 + fold * 24))
  return {
    opening: `${upper(0)}${lower.replace('M', 'L')}Z`,
    drawn:
      line(upper(0), ink.bold) +
      line(lower, ink.main) +
      line(folds.join(''), { ...ink.fine, 'stroke-opacity': 0.6 }),
  }
}

function lid(from: Point, to: Point, reach: number): string {
  const bend = (to[0] - from[0]) * 0.28
  const text = [from[0] + bend, reach, to[0] - bend, reach, to[0], to[1]].map(rounded).join(' ')
  return `M${rounded(from[0])} ${rounded(from[1])}C${text}`
}
