import { box } from '../geometry/polyline.ts'
import { element, line, shape, sheetOf } from './element.ts'
import type { Palette } from './palette.ts'

/** Distances of the two lines of a frame from the edge, in pixels. */
const outer = 9
const inner = 18

/** Takes a size in pixels, the inks and content and gives the content inside a double frame. */
export function framedSheet(
  { width, height }: { width: number; height: number },
  palette: Palette,
  ...content: string[]
): string {
  const frameAt = (edge: number) => box(edge, edge, width - edge, height - edge)
  const clip = element('clipPath', { id: 'frame' }, element('path', { d: frameAt(inner) }))
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: palette.ground }),
    element('defs', {}, clip),
    element('g', { 'clip-path': 'url(#frame)' }, ...content),
    line(frameAt(inner), { stroke: palette.ink, 'stroke-width': 1 }),
    line(frameAt(outer), { stroke: palette.ink, 'stroke-width': 3.6 }),
  )
}

/** Size of a cover in pixels. */
export const plateWidth = 1200
export const plateHeight = 800

/** The document of a cover on its own ground. */
export function plate(palette: Palette, ...content: string[]): string {
  const ground = shape(box(0, 0, plateWidth, plateHeight), { fill: palette.ground })
  return sheetOf(plateWidth, plateHeight, ground, ...content)
}

/** Size of a picture in pixels. */
const sceneSize = { width: 900, height: 675 } as const

/** Takes the inks and the content of a picture and gives it in its frame, 900 by 675. */
export function sceneSheet(palette: Palette, ...content: string[]): string {
  return framedSheet(sceneSize, palette, ...content)
}

/** Size of the picture of a service in pixels. */
export const serviceSize = { width: 720, height: 480 } as const

/** Takes the inks and the content of a picture of a service and gives it in its frame, 720 by 480. */
export function serviceSheet(palette: Palette, ...content: string[]): string {
  return framedSheet(serviceSize, palette, ...content)
}
