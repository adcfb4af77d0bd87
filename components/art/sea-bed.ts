import { seededRandom } from './seeded-random.ts'
import { valueNoise } from './value-noise.ts'

/** A grid of depths: seed, cells across and down. */
export type SeaBedForm = { seed: string; columns: number; rows: number }

/** Hills across the grid, whatever its size. */
const frequency = 7.4

/** Large and small hills. Each is turned by its own angle: a noise on one grid shows its squares. */
const octaves = [
  { scale: 1, weight: 0.75, turn: 0.6 },
  { scale: 2.1, weight: 0.25, turn: 1.3 },
] as const

/** Takes a form and gives the depths of its cells, row by row, each from 0 to 1. */
export function seaBed({ seed, columns, rows }: SeaBedForm): number[] {
  const noise = valueNoise(seededRandom(seed))
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) / columns) * frequency
    const y = (Math.floor(index / columns) / columns) * frequency
    const across = x + noise(x * 0.7 + 9, y * 0.7 + 3) * 0.8
    const down = y + noise(x * 0.7 + 31, y * 0.7 + 47) * 0.8
    return octaves.reduce((depth, { scale, weight, turn }) => {
      const [cosine, sine] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
      return depth + weight * noise(across * cosine - down * sine, across * sine + down * cosine)
    }, 0)
  })
}
