import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { create } from 'fontkitten'

/** Style sheets of the fonts: those of the first view, and those that come when it is painted. */
export const fontStylesheets = ['fonts.css', 'late-fonts.css'] as const

/** All `@font-face` rules of the site; addresses of files begin in `components/theme`. */
export function fontStyles(): string {
  const theme = path.join(import.meta.dirname, '..')
  return fontStylesheets.map((name) => readFileSync(path.join(theme, name), 'utf8')).join('\n')
}

/** One rule for a font; a stand-in for a family has neither file nor characters. */
type Face = { family: string; file?: string; codePoints: ReadonlySet<number> }

/** The `@font-face` rules of the site, in their order; one that names no characters shows all that its file holds. */
export function readFaces(): Face[] {
  const faces: Face[] = []
  parse(fontStyles()).walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>()
    rule.walkDecls((declaration) => {
      values.set(declaration.prop, declaration.value)
    })
    const range = values.get('unicode-range')
    const file = /url\('\.\/fonts\/([^']+)'\)/.exec(values.get('src') ?? '')?.[1]
    faces.push({
      family: (values.get('font-family') ?? '').replaceAll("'", ''),
      file,
      codePoints: range ? parseUnicodeRange(range) : new Set(file ? charactersIn(file) : []),
    })
  })
  return faces
}

const charactersIn = (file: string) =>
  characterSet(readFileSync(path.join(import.meta.dirname, file)))

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
