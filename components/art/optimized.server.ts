import { optimize, VERSION } from 'svgo'

const settings = { multipass: true, floatPrecision: 1 } as const

/** Everything beside the markup that shapes the file. */
export const optimizer = JSON.stringify([VERSION, settings])

/** Takes SVG markup and gives the same picture with less text: one decimal, short ids, no gaps. */
export function optimized(markup: string): string {
  return optimize(markup, settings).data
}
