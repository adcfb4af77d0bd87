import { create } from 'fontkitten'

/**
 * Writes code points as the value of the CSS descriptor `unicode-range`.
 * @param codePoints in any order, without duplicates
 * @returns parts such as `U+20-7E` or `U+A0`, ascending
 */
export function formatUnicodeRange(codePoints: Iterable<number>): string[] {
  const runs: { first: number; last: number }[] = []
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.last === codePoint - 1) run.last = codePoint
    else runs.push({ first: codePoint, last: codePoint })
  }
  return runs.map(({ first, last }) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  )
}

/**
 * Reads the value of a `unicode-range` descriptor.
 * @returns the code points it names
 * @throws SyntaxError when a part is neither `U+x` nor `U+x-y`
 */
export function parseUnicodeRange(value: string): Set<number> {
  const codePoints = new Set<number>()
  for (const part of value.split(',')) {
    const match = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(part.trim())
    if (!match?.[1]) throw new SyntaxError(`"${part.trim()}" is no part of a unicode-range`)
    const first = Number.parseInt(match[1], 16)
    const last = match[2] ? Number.parseInt(match[2], 16) : first
    for (let codePoint = first; codePoint <= last; codePoint += 1) codePoints.add(codePoint)
  }
  return codePoints
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase()
}

/** Code points that a font has a glyph for. */
export function characterSet(file: Buffer): readonly number[] {
  const font = create(file)
  if (font.isCollection) throw new Error('The file holds several fonts')
  return font.characterSet
}
