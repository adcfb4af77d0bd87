import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatHex, parse, toGamut } from 'culori'
import { type MarkDrawing, helmMark } from './helm-mark.ts'

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
