import { element, line } from './element.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { smoothLine } from './smooth-line.ts'

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
 * Takes a form and gives a rosette around the origin: one waving ring, repeated with a small turn. A
 * turn shifts the waves, so the file holds the ring once and refers to it.
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
