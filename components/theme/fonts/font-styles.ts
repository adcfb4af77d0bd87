import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { parseUnicodeRange } from './unicode-range.ts'

/** Style sheets of the fonts: those of the first view, and those that come when it is painted. */
export const fontStylesheets = ['fonts.css', 'late-fonts.css'] as const

/** All `@font-face` rules of the site; addresses of files begin in `components/theme`. */
export function fontStyles(): string {
  const theme = path.join(import.meta.dirname, '..')
  return fontStylesheets.map((name) => readFileSync(path.join(theme, name), 'utf8')).join('\n')
}

/** One rule for a font; a stand-in for a family has neither file nor characters. */
type Face = { family: string; file?: string; codePoints: ReadonlySet<number> }

/** The `@font-face` rules of the site, in their order. */
export function readFaces(): Face[] {
  const faces: Face[] = []
  parse(fontStyles()).walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>()
    rule.walkDecls((declaration) => {
      values.set(declaration.prop, declaration.value)
    })
    const range = values.get('unicode-range')
    faces.push({
      family: (values.get('font-family') ?? '').replaceAll("'", ''),
      file: /url\('\.\/fonts\/([^']+)'\)/.exec(values.get('src') ?? '')?.[1],
      codePoints: range ? parseUnicodeRange(range) : new Set(),
    })
  })
  return faces
}
