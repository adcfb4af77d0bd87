import { element, line } from './element.ts'
import type { Point } from './point.ts'
import { smoothLine } from './smooth-line.ts'

/** A band across the sheet, all lengths in pixels. */
export type BandForm = {
  id: string
  width: number
  /** Half the height of the band where it is widest. */
  reach: number
  strands: number
  /** Half waves of a strand, and places where the band is wide or narrow. */
  waves: number
  swells: number
  ink: string
}

/**
 * Takes a form and heights in pixels and gives, at each height, the same band of waving lines that meet in
 * knots; the file holds it once.
 */
export function guillocheBand(form: BandForm, heights: readonly number[]): string {
  const strands = Array.from({ length: form.strands }, (_, strand) =>
    smoothLine(strandOf(form, (strand / form.strands) * Math.PI * 2)),
  )
  const pen = { stroke: form.ink, 'stroke-width': 0.8 }
  const band = element('defs', {}, line(strands.join(''), { id: form.id }))
  return band + element('g', pen, ...heights.map((y) => element('use', { href: `#${form.id}`, y })))
}

/** Both halves mirror each other: turn and swell are counted from the middle of the sheet. */
function strandOf({ width, reach, waves, swells }: BandForm, shift: number): Point[] {
  const points: Point[] = []
  const step = width / waves / 5
  for (let x = -width / 2 - 2 * step; x <= width / 2 + 2 * step; x += step) {
    const turn = (x / width) * Math.PI
    const swell = 0.55 - 0.45 * Math.cos(turn * swells)
    points.push([width / 2 + x, reach * swell * Math.sin(turn * waves + shift)])
  }
  return points
}
