import { describe, expect, it } from 'vitest'
import { formatUnicodeRange, parseUnicodeRange } from './unicode-range.ts'

describe('unicode-range', () => {
  it('joins neighbours and leaves single characters alone', () => {
    expect(formatUnicodeRange([0x43, 0x41, 0x42, 0x20ac])).toEqual(['U+41-43', 'U+20AC'])
  })

  it('reads back what it wrote', () => {
    const codePoints = [0x20, 0x21, 0xe9, 0x2013, 0x2014]
    expect([...parseUnicodeRange(formatUnicodeRange(codePoints).join(', '))]).toEqual(codePoints)
  })

  it('names the part that is no range', () => {
    expect(() => parseUnicodeRange('U+20-7E, 0041')).toThrow('"0041"')
  })
})
