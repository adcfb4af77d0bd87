import { parse } from 'postcss'
import { fontStyles } from './font-styles.ts'
import { parseUnicodeRange } from './unicode-range.ts'

/** One rule for a font; a stand-in for a family has neither file nor characters. */
export type Face = { family: string; file?: string; codePoints: ReadonlySet<number> }

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
