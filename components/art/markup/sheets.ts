import { box } from '../geometry/path.ts'
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

const edge = 18
const module = 34

/**
 * Takes the size of a sheet in pixels, the inks and the content of an engineering drawing and gives it
 * on squared paper with trimming marks.
 */
export function instrumentSheet(
  { width, height }: { width: number; height: number },
  palette: Palette,
  ...content: string[]
): string {
  let squares = ''
  for (let x = edge + module; x < width - edge; x += module)
    squares += `M${x} ${edge}V${height - edge}`
  for (let y = edge + module; y < height - edge; y += module)
    squares += `M${edge} ${y}H${width - edge}`
  const [right, bottom] = [width - edge, height - edge]
  const frame = box(edge, edge, right, bottom)
  const half = { x: width / 2, y: height / 2 }
  const marks =
    `M${half.x} 6V30M${half.x} ${height - 6}V${height - 30}` +
    `M6 ${half.y}H30M${width - 6} ${half.y}H${width - 30}`
  return sheetOf(
    width,
    height,
    shape(box(0, 0, width, height), { fill: palette.ground }),
    line(squares, { stroke: palette.ink, 'stroke-width': 0.6, 'stroke-opacity': 0.09 }),
    element('defs', {}, element('clipPath', { id: 'sheet' }, element('path', { d: frame }))),
    element('g', { 'clip-path': 'url(#sheet)' }, ...content),
    line(frame, { stroke: palette.ink, 'stroke-width': 1 }),
    line(marks, { stroke: palette.ink, 'stroke-width': 2 }),
  )
}

/** Size of the drawing of a stage of hiring in pixels. */
export const stepSize = { width: 800, height: 600 } as const

/** The mark "here": a dot in a ring. */
export function hereMark(position: readonly [number, number], palette: Palette): string {
  const [x, y] = position
  const ring = `M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z`
  const dot = `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z`
  return (
    shape(ring, { fill: palette.ground, stroke: palette.signal, 'stroke-width': 2 }) +
    shape(dot, { fill: palette.signal })
  )
}
