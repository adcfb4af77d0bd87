import type { Point } from './point.ts'

/** Takes places as text, `x y` in pixels with commas between them, and gives them as points. */
export function places(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || !Number.isFinite(x + y)) {
      throw new Error(`"${pair}" is not a place`)
    }
    return [x, y]
  })
}
