import { element, line, shape, sizeOf } from '../art/markup/element.ts'
import { box } from '../art/geometry/path.ts'
import type { CoverFamily } from '../art/covers/cover.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'

/** Size of a share picture in pixels: what LinkedIn, Slack and others ask for. */
export const shareSize = { width: 1200, height: 630 } as const

/** From the edge of the picture to its words, in pixels: some programs cut a little off. */
export const shareMargin = 72

/** Where the drawing stands, in pixels. */
export const drawingPosition = { x: 660, y: 0, width: 540, height: 630 } as const

/** The words end here, clear of the edge of the drawing, in pixels. */
export const textEnd = 614

/** A part of a drawing, in its own pixels. */
export type View = { x: number; y: number; width: number; height: number }

/**
 * The drawing of a share picture: an SVG document, the ground it is printed on, and which part of it is
 * shown; without one its middle.
 */
export type ShareDrawing = { markup: string; pressing: Pressing; view?: View }

/**
 * What makes such a drawing.
 * @param seed English address of the page: the same drawing in every language
 */
export type DrawShare = (palettes: Record<Pressing, Palette>, seed: string) => ShareDrawing

/** Degrees of the edge are so many pixels long; lines and gaps are as heavy against those of a chart. */
const degree = 30
const weight = 1.6

/**
 * Takes a drawing, the inks of its ground and how much of it is shown (below 1: less, and nearer) and
 * gives it on the right of the picture, behind the graduated edge of a chart.
 */
export function insetDrawing(drawing: ShareDrawing, palette: Palette, span: number): string {
  const content = drawing.markup.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const { x, y, width, height } = shownPart(drawing, span)
  const viewBox = [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ')
  return element('svg', { ...drawingPosition, viewBox }, content) + chartEdge(palette)
}

/** The part of a drawing that fills its place: as much of the view as the shape of the place lets in. */
export function shownPart({ markup, view }: ShareDrawing, span: number): View {
  const whole = view ?? { x: 0, y: 0, ...sizeOf(markup) }
  const ratio = drawingPosition.width / drawingPosition.height
  const width = Math.min(whole.width, whole.height * ratio) * span
  const height = width / ratio
  return {
    x: whole.x + (whole.width - width) / 2,
    y: whole.y + (whole.height - height) / 2,
    width,
    height,
  }
}

function chartEdge(palette: Palette): string {
  const at = (away: number) => drawingPosition.x - away * weight
  const upright = (away: number) => `M${at(away)} 0V${drawingPosition.height}`
  const pen = { stroke: palette.ink, 'stroke-width': weight }
  const ground = shape(box(at(11.4), 0, drawingPosition.x, drawingPosition.height), {
    fill: palette.ground,
  })
  let degrees = ''
  for (let y = 0; y < drawingPosition.height; y += 2 * degree)
    degrees += box(at(5.4), y, at(2.6), y + degree)
  return (
    ground +
    line(upright(0) + upright(8), pen) +
    line(upright(11.4), { ...pen, 'stroke-width': 2 * weight }) +
    shape(degrees, { fill: palette.ink })
  )
}

/** What lies inside the frames and trimming marks of scenes, of stages of hiring, of pictures of services. */
export const insideFrame: Record<'scene' | 'step' | 'service', View> = {
  scene: { x: 19, y: 19, width: 862, height: 637 },
  step: { x: 31, y: 31, width: 738, height: 538 },
  service: { x: 19, y: 19, width: 682, height: 442 },
}

/** What is worth seeing of a cover whose middle is not its subject. */
export const coverViews: Partial<Record<CoverFamily, View>> = {
  bearing: { x: 80, y: 0, width: 686, height: 800 },
  'hull-lines': { x: 88, y: 0, width: 686, height: 800 },
  'star-fort': { x: 230, y: 0, width: 686, height: 800 },
  'elevation-profile': { x: 330, y: 0, width: 686, height: 800 },
}
