import { describe, expect, it } from 'vitest'
import { packIco } from './icon-sheets.ts'

describe('an .ico file', () => {
  it('says where each picture starts and how long it is', () => {
    const pictures = [
      { size: 16, png: Buffer.from('small') },
      { size: 256, png: Buffer.from('the larger one') },
    ]
    const file = packIco(pictures)
    expect(file.readUInt16LE(4)).toBe(2)
    const found = [6, 22].map((entry) => {
      const start = file.readUInt32LE(entry + 12)
      return file.toString('utf8', start, start + file.readUInt32LE(entry + 8))
    })
    expect(found).toEqual(['small', 'the larger one'])
  })

  it('writes 0 for a side of 256 pixels, as the format asks', () => {
    expect(packIco([{ size: 256, png: Buffer.alloc(1) }]).readUInt8(6)).toBe(0)
  })

  it('refuses a picture that is too large', () => {
    expect(() => packIco([{ size: 512, png: Buffer.alloc(1) }])).toThrow(RangeError)
  })
})
