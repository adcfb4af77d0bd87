import { line, shape } from './element.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Takes the inks and gives a sand-glass around the origin, 120 wide and 220 high, half run out. */
export function sandGlass(sheet: Sheet): string {
  const glass = 'M-42-92C-42-40-5-26-5 0C-5 26-42 40-42 92H42C42 40 5 26 5 0C5-26 42-40 42-92Z'
  const upper = 'M-33-46Q0-38 33-46C24-24 4-18 4-2H-4C-4-18-24-24-33-46Z'
  const lower = 'M-41 90Q-30 66 0 56Q30 66 41 90Z'
  const plates = box(-60, -108, 60, -92) + box(-60, 92, 60, 108)
  const posts = 'M-52-92V92M52-92V92'
  const pen = { stroke: sheet.ink, 'stroke-linejoin': 'round' }
  return (
    line(posts, { ...pen, 'stroke-width': 9 }) +
    line(posts, { stroke: sheet.land, 'stroke-width': 5 }) +
    shape(glass, { fill: sheet.ground, ...pen, 'stroke-width': 2 }) +
    shape(upper + lower, { fill: sheet.ink, 'fill-opacity': 0.72 }) +
    line('M0 0V56', { ...pen, 'stroke-width': 2, 'stroke-dasharray': '2 3' }) +
    line('M-32-84C-32-60-26-44-18-34M-32 70C-30 56-26 46-20 38', { ...pen, 'stroke-width': 1 }) +
    shape(plates, { fill: sheet.land, ...pen, 'stroke-width': 2 })
  )
}
