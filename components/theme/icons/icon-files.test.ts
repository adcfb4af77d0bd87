import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { themeColors } from '../theme-colors.ts'
import { faviconSvg, pigment, manifest } from './icon-sheets.ts'

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
