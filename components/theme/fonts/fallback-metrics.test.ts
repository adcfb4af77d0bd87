import { describe, expect, it } from 'vitest'
import { fallbackMetrics } from './fallback-metrics.ts'
import type { Sfnt } from './sfnt.ts'

/** A face whose every sign is `width` em wide. */
function even(width: number): Sfnt {
  const glyphs = new Map(Array.from(' abcdefghijklmnopqrstuvwxyz', (s, i) => [s.charCodeAt(0), i]))
  return {
    glyphs: () => glyphs,
    advance: () => width,
    vertical: () => ({ ascent: 0.9, descent: 0.3, lineGap: 0.06 }),
  } as unknown as Sfnt
}

describe('the metrics of a stand-in face', () => {
  it('make the system face as wide as the real one', () => {
    expect(fallbackMetrics(even(1229 / 2048), 'courier').sizeAdjust).toBeCloseTo(1, 10)
    expect(fallbackMetrics(even((2 * 1229) / 2048), 'courier').sizeAdjust).toBeCloseTo(2, 10)
  })

  it('keep the lines of the real face after the size is adjusted', () => {
    const metrics = fallbackMetrics(even(0.5), 'arial')
    expect(metrics.ascentOverride * metrics.sizeAdjust).toBeCloseTo(0.9, 10)
    expect(metrics.descentOverride * metrics.sizeAdjust).toBeCloseTo(0.3, 10)
    expect(metrics.lineGapOverride * metrics.sizeAdjust).toBeCloseTo(0.06, 10)
  })

  it('need less growth for a wider system face', () => {
    const real = even(0.5)
    expect(fallbackMetrics(real, 'arialBold').sizeAdjust).toBeLessThan(
      fallbackMetrics(real, 'arial').sizeAdjust,
    )
  })
})
