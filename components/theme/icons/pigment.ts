import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatHex, parse, toGamut } from 'culori'

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
