import { element, line, shape, sheetOf } from './element.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Size of a picture in pixels. */
export const sceneSize = { width: 900, height: 675 } as const

const edge = 18

/** Takes the inks and the content of a picture and gives it in its frame, 900 by 675. */
export function sceneSheet(sheet: Sheet, ...content: string[]): string {
  const { width, height } = sceneSize
  const frame = box(edge, edge, width - edge, height - edge)
  const clip = element('clipPath', { id: 'scene' }, element('path', { d: frame }))
  const pen = { stroke: sheet.ink }
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: sheet.ground }),
    element('defs', {}, clip),
    element('g', { 'clip-path': 'url(#scene)' }, ...content),
    line(frame, { ...pen, 'stroke-width': 1 }),
    line(box(9, 9, width - 9, height - 9), { ...pen, 'stroke-width': 3.6 }),
  )
}
