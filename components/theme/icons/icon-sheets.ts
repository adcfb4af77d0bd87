import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatHex, parse, toGamut } from 'culori'
import { type MarkDrawing, helmMark } from './helm-mark.ts'
import { company } from '../../../content/company.ts'
import { themeColors } from '../theme-colors.ts'

const tokens = readFileSync(path.join(import.meta.dirname, '..', 'tokens.css'), 'utf8')
const intoSrgb = toGamut('rgb', 'oklch')

/**
 * A pigment of `tokens.css` as a hexadecimal sRGB colour, for files that know no CSS variables.
 * @param name without the prefix, such as `paper` for `--pg-paper`
 * @throws Error when the tokens have no such pigment
 */
export function pigment(name: string): string {
  const value = new RegExp(`--pg-${name}:\\s*([^;]+);`).exec(tokens)?.[1]
  const color = value ? parse(value) : undefined
  if (!color) throw new Error(`tokens.css has no pigment --pg-${name}`)
  return formatHex(intoSrgb(color))
}

const dayInk = { wheel: `stroke="${pigment('ink')}"`, king: `stroke="${pigment('magenta')}"` }

/** `favicon.svg`: the small drawing on no ground, in day or lamp colours as the system asks. */
export function faviconSvg(): string {
  const style = [
    `.w{stroke:${pigment('ink')}}.k{stroke:${pigment('magenta')}}`,
    `@media (prefers-color-scheme:dark){.w{stroke:${pigment('bone')}}.k{stroke:${pigment('lamp')}}}`,
  ].join('')
  const mark = helmMark('small', { wheel: 'class="w"', king: 'class="k"' })
  return sheet(50, `<style>${style}</style>${mark}`)
}

/**
 * The mark on a full square of paper.
 * @param share of the side that the mark takes, above 0 and at most 1
 */
export function paperSheet(drawing: MarkDrawing, share: number): string {
  const half = Number((50 / share).toFixed(3))
  const paper = `<path d="M-${half}-${half}h${2 * half}v${2 * half}h-${2 * half}z" fill="${pigment('paper')}"/>`
  return sheet(half, `${paper}${helmMark(drawing, dayInk)}`)
}

function sheet(half: number, content: string): string {
  const box = `-${half} -${half} ${2 * half} ${2 * half}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`
}

/** A square picture of an icon file. */
type IcoPicture = { size: number; png: Buffer }

/**
 * Packs PNG pictures into one `.ico` file: a header of 6 bytes, an entry of 16 bytes for each
 * picture, then the pictures.
 * @throws RangeError when a picture is not 1 to 256 pixels wide
 */
export function packIco(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    if (size < 1 || size > 256) throw new RangeError(`An icon of ${size} pixels does not fit`)
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}

/** The web manifest: name and colours for a bookmark on a home screen. The site stays in the browser. */
export const manifest = {
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  theme_color: themeColors.day,
  background_color: themeColors.day,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const
