import { optimize } from 'svgo'

/** Takes SVG markup and gives the same picture with less text: one decimal, short ids, no gaps. */
export function optimized(markup: string): string {
  return optimize(markup, { multipass: true, floatPrecision: 1 }).data
}
