import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { box, type Point, polarPoint, smoothLine } from '../geometry/path.ts'
import { circle, element, line, shape } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette, type pens } from '../markup/palette.ts'

const columns = 5
const rows = 3
const cell = { width: 216, height: 236 } as const

/** A light box with the sections of a head, one of them found. 1200 by 800. */
export function scanLightBox(seed: string, palette: Palette): string {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const found = 6 + Math.floor(random() * 3)
  const pens = platePens(palette)
  const films = Array.from({ length: columns * rows }, (_, index) => {
    const share = (index + 1) / (columns * rows + 1)
    const middle: Point = [
      60 + cell.width * ((index % columns) + 0.5),
      46 + cell.height * (Math.floor(index / columns) + 0.5),
    ]
    const pen = index === found ? pens.signal : pens.ink
    return element(
      'g',
      { transform: `translate(${middle[0]} ${middle[1]})` },
      line(
        box(-100, -110, 100, 110),
        index === found ? pen.bold : { ...pen.fine, 'stroke-opacity': 0.5 },
      ),
      headSection(share, noise, pens.ink),
      index === found ? finding(palette) : '',
    )
  })
  return plate(palette, ...films)
}

function finding(palette: Palette): string {
  const { signal } = platePens(palette)
  const position: Point = [30, -26]
  return (
    circle(position, 24, signal.main) +
    shape('M30 -38C42 -38 42 -22 36 -16C28 -10 16 -20 20 -30C22 -36 26 -38 30 -38Z', {
      fill: palette.signal,
    })
  )
}

type Noise = (x: number, y: number) => number

/**
 * Takes how deep a section lies (0 is the crown, 1 the base), a noise and pens and gives the section about
 * the origin: skull, folds of the brain, its chambers. At most 180 pixels high.
 */
function headSection(depth: number, noise: Noise, pen: ReturnType<typeof pens>): string {
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
