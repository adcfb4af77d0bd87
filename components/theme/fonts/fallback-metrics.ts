import type { Fallback } from './families.ts'
import type { Sfnt } from './sfnt.ts'

const alphabet = ' abcdefghijklmnopqrstuvwxyz'

/** How often each sign of `alphabet` stands in 1,000 signs of English text. */
const frequencies = [
  183, 65, 12, 22, 35, 103, 18, 16, 50, 57, 1, 6, 33, 20, 57, 62, 15, 1, 50, 53, 75, 23, 8, 17, 2,
  14, 1,
]

/** Advances of `alphabet` in the system faces, 2,048 units to the em. */
const modelAdvances: Record<Fallback['model'], readonly number[]> = {
  arial: [
    569, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139,
    1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024,
  ],
  arialBold: [
    569, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251,
    1251, 797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024,
  ],
  courier: Array.from(alphabet, () => 1229),
}

/** Descriptors of a stand-in face, as fractions of one. */
export type FallbackMetrics = {
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
}

/**
 * Makes a system face as wide as the real face in English text, with the same lines, so that
 * nothing moves when the real face arrives.
 */
export function fallbackMetrics(real: Sfnt, model: Fallback['model']): FallbackMetrics {
  const glyphs = real.glyphs()
  const realWidth = meanAdvance((_, sign) => real.advance(glyphs.get(sign.charCodeAt(0)) ?? 0))
  const modelWidth = meanAdvance((index) => (modelAdvances[model][index] ?? 0) / 2048)
  const sizeAdjust = realWidth / modelWidth
  const { ascent, descent, lineGap } = real.vertical()
  return {
    sizeAdjust,
    ascentOverride: ascent / sizeAdjust,
    descentOverride: descent / sizeAdjust,
    lineGapOverride: lineGap / sizeAdjust,
  }
}

function meanAdvance(advance: (index: number, sign: string) => number): number {
  const total = frequencies.reduce((sum, frequency) => sum + frequency, 0)
  const width = Array.from(alphabet).reduce(
    (sum, sign, index) => sum + (frequencies[index] ?? 0) * advance(index, sign),
    0,
  )
  return width / total
}
