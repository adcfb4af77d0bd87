import { chartProjection, type ChartFraming } from './chart-framing.ts'
import { rounded } from './rounded.ts'

const degrees = Array.from({ length: 361 }, (_, index) => index - 180)

/**
 * Takes a framing and the degrees between two lines and gives path data of the graticule inside the
 * frame. On a Mercator chart meridians and parallels are straight.
 */
export function graticule(framing: ChartFraming, step: number): string {
  const { left, top, right, bottom } = framing.frame
  const project = chartProjection(framing)
  const marked = degrees.filter((degree) => degree % step === 0)
  const meridians = marked
    .map((longitude) => project([longitude, 0])![0])
    .filter((x) => x > left && x < right)
    .map((x) => `M${rounded(x)} ${top}V${bottom}`)
  const parallels = marked
    .filter((latitude) => Math.abs(latitude) < 85)
    .map((latitude) => project([0, latitude])![1])
    .filter((y) => y > top && y < bottom)
    .map((y) => `M${left} ${rounded(y)}H${right}`)
  return [...meridians, ...parallels].join('')
}
