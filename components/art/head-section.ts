import { line } from './element.ts'
import type { pens } from './pens.ts'
import type { Point } from './point.ts'
import { polarPoint } from './polar-point.ts'
import { smoothLine } from './smooth-line.ts'

type Noise = (x: number, y: number) => number

/**
 * Takes how deep a section lies (0 is the crown, 1 the base), a noise and pens and gives the section about
 * the origin: skull, folds of the brain, its chambers. At most 180 pixels high.
 */
export function headSection(depth: number, noise: Noise, pen: ReturnType<typeof pens>): string {
  const size = Math.sin(Math.PI * (0.14 + 0.5 * depth)) * 92
  const folds = [0.84, 0.62, 0.42].map((share, ring) =>
    fold(size * share, depth, noise, 0.1 + ring * 0.07),
  )
  const chamber = Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, (depth - 0.2) / 0.62))))
  const chambers = chamber > 0.2 ? [1, -1].map((side) => chamberOf(side, chamber * size * 0.4)) : []
  return (
    line(oval(size, depth), pen.main) +
    line(oval(size * 0.92, depth), pen.fine) +
    line(folds.join(''), pen.fine) +
    line(
      `M0 ${Math.round(-size * 0.86)}V${Math.round(-size * 0.4)}M0 ${Math.round(size * 0.45)}V${Math.round(size * 0.86)}`,
      pen.fine,
    ) +
    line(chambers.join(''), pen.main)
  )
}

/** The skull: longer than wide, narrower in front as the section lies lower. */
function oval(size: number, depth: number): string {
  const points = Array.from({ length: 16 }, (_, step): Point => {
    const [east, south] = polarPoint([0, 0], size, step * 22.5)
    return [east * 0.84 * (1 + (0.12 * depth * south) / size), south * 1.06]
  })
  return smoothLine(points, true)
}

function fold(size: number, depth: number, noise: Noise, swing: number): string {
  const steps = 44
  const points = Array.from({ length: steps }, (_, step): Point => {
    const half = Math.min(step, steps - step)
    const wave = (step % 2 ? swing : -swing) * (0.4 + noise(half * 0.7, depth * 9))
    const drift = 0.3 * (noise(half / 4, depth * 6 + size / 30) - 0.5)
    const [east, south] = polarPoint([0, 0], size * (1 + wave + drift), (step / steps) * 360)
    return [east * 0.82, south]
  })
  return smoothLine(points, true)
}

function chamberOf(side: number, size: number): string {
  const places: Point[] = [
    [0.12, -0.1],
    [0.5, -0.95],
    [0.2, -0.6],
    [0.16, 0.2],
    [0.7, 0.9],
    [0.85, 0.6],
    [0.4, 0.1],
  ]
  return smoothLine(
    places.map(([x, y]): Point => [side * x * size, y * size]),
    true,
  )
}
