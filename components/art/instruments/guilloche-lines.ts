import { type Point, polarPoint, smoothLine } from '../geometry/path.ts'
import { element, line } from '../markup/element.ts'

/** A band across the sheet, all lengths in pixels. */
type BandForm = {
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
 * knots; the file contains it once.
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

/** A rosette: radius in pixels, depth of its waves against it, waves and strands around, its pen. */
export type RosetteForm = {
  id: string
  radius: number
  depth: number
  waves: number
  strands: number
  ink: string
  pen: number
}

const stepsPerWave = 10

/**
 * A rosette around the origin: one waving ring, repeated with a small turn. A turn shifts the waves, so the file holds
 * the ring once and refers to it.
 */
export function guillocheRosette(form: RosetteForm): string {
  const turn = 360 / form.waves / form.strands
  const copies = Array.from({ length: form.strands - 1 }, (_, copy) =>
    element('use', { href: `#${form.id}`, transform: `rotate(${turn * (copy + 1)})` }),
  )
  const pen = { fill: 'none', stroke: form.ink, 'stroke-width': form.pen }
  return element('g', pen, line(ring(form), { id: form.id }), ...copies)
}

function ring({ radius, depth, waves }: RosetteForm): string {
  const steps = waves * stepsPerWave
  const points = Array.from({ length: steps }, (_, step): Point => {
    const phase = (step / stepsPerWave) * 2 * Math.PI
    return polarPoint([0, 0], radius * (1 + depth * Math.cos(phase)), (step / steps) * 360)
  })
  return smoothLine(points, true)
}
