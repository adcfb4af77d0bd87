import { curveThrough } from './curve.ts'
import { element, shape } from './element.ts'
import { platePens } from './pens.ts'
import type { Point } from './point.ts'
import { rounded } from './rounded.ts'
import type { Sheet } from './sheet.ts'

const pitch = 19

/** Takes a few places and the inks and gives a chain along them: links seen from above and from the edge in turn. */
export function watchChain(places: readonly Point[], sheet: Sheet): string {
  const pen = { ...platePens(sheet).ink.main, fill: sheet.ground }
  return evenPlaces(curveThrough(places, 24))
    .map(({ place, heading }, index) => {
      const turn = `translate(${place.map(rounded).join(' ')}) rotate(${rounded(heading)})`
      const open = 'M-14 0A14 8 0 0 1 14 0A14 8 0 0 1-14 0ZM-8 0A8 3.4 0 0 0 8 0A8 3.4 0 0 0-8 0Z'
      const edge = 'M-12-3H12V3H-12Z'
      return element('g', { transform: turn }, shape(index % 2 ? edge : open, pen))
    })
    .join('')
}

/** Places at an even distance along a line, each with its heading in degrees. */
function evenPlaces(points: readonly Point[]): { place: Point; heading: number }[] {
  const found: { place: Point; heading: number }[] = []
  let run = 0
  points.slice(1).forEach((to, index) => {
    const from = points[index]!
    run += Math.hypot(to[0] - from[0], to[1] - from[1])
    if (run < pitch) return
    run -= pitch
    found.push({
      place: to,
      heading: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
    })
  })
  return found
}
