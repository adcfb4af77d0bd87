import { describe, expect, it } from 'vitest'
import { packIco, faviconSvg, pigment, manifest } from './icon-sheets.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { themeColors } from '../theme-colors.ts'

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

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../../../public', name))
const pictures = manifest.icons.filter((icon) => icon.type === 'image/png')

describe('the icons in public/', () => {
  it.each(pictures)('$src is a PNG of $sizes pixels', async ({ src, sizes }) => {
    const { format, width, height } = await sharp(read(src)).metadata()
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: sizes })
  })

  it('have an opaque ground on a home screen', async () => {
    const names = ['/apple-touch-icon.png', ...pictures.map((icon) => icon.src)]
    const opaque = names.map(async (name) => (await sharp(read(name)).stats()).isOpaque)
    expect(await Promise.all(opaque)).toEqual(names.map(() => true))
  })

  it('hold 16 and 32 pixels in favicon.ico', () => {
    const ico = read('favicon.ico')
    expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 32])
  })

  it('draw the mark and name the site as the code does now', () => {
    expect(read('favicon.svg').toString()).toBe(faviconSvg())
    expect(JSON.parse(read('site.webmanifest').toString())).toEqual(manifest)
  })
})

describe('the colours outside the style sheets', () => {
  it('are those of the day and the dark palette', () => {
    expect(themeColors).toEqual({ day: pigment('paper'), dark: pigment('dusk') })
  })

  it('cannot name a pigment that the tokens lack', () => {
    expect(() => pigment('gold')).toThrow('--pg-gold')
  })
})
