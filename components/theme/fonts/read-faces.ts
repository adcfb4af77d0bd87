import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { parseUnicodeRange } from './unicode-range.ts'

/** One rule of `fonts.css`; a stand-in for a family has neither file nor characters. */
export type Face = { family: string; file?: string; codePoints: ReadonlySet<number> }

/** The `@font-face` rules of `components/theme/fonts.css`, in their order. */
export function readFaces(): Face[] {
  const css = readFileSync(path.join(import.meta.dirname, '..', 'fonts.css'), 'utf8')
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
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
