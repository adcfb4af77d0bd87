import { element, line, shape, sheetOf } from './element.ts'
import { box } from './polyline.ts'
import type { Sheet } from './sheet.ts'

/** Distances of the two lines of a frame from the edge, in pixels. */
const outer = 9
const inner = 18

/** Takes a size in pixels, the inks and content and gives the content inside a double frame. */
export function framedSheet(
  { width, height }: { width: number; height: number },
  sheet: Sheet,
  ...content: string[]
): string {
  const frameAt = (edge: number) => box(edge, edge, width - edge, height - edge)
  const clip = element('clipPath', { id: 'frame' }, element('path', { d: frameAt(inner) }))
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: sheet.ground }),
    element('defs', {}, clip),
    element('g', { 'clip-path': 'url(#frame)' }, ...content),
    line(frameAt(inner), { stroke: sheet.ink, 'stroke-width': 1 }),
    line(frameAt(outer), { stroke: sheet.ink, 'stroke-width': 3.6 }),
  )
}
