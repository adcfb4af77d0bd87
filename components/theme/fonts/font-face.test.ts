import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { fontFamilies } from './families.ts'
import { fallbackFace } from './font-face.ts'

const fallbacks = fontFamilies.flatMap((family) =>
  family.fallbacks.map((fallback) => ({ family, fallback, name: family.name, ...fallback })),
)

/** The declarations of each rule, whatever its layout. */
function rulesOf(css: string): Record<string, string>[] {
  const rules: Record<string, string>[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const declarations: Record<string, string> = {}
    rule.walkDecls(({ prop, value }) => {
      declarations[prop] = value.replace(/\s+/g, ' ')
    })
    rules.push(declarations)
  })
  return rules
}

const written = rulesOf(readFileSync(path.join(import.meta.dirname, '..', 'fonts.css'), 'utf8'))

test.each(fallbacks)(
  'the stand-in of $name at $weight is written as it is computed',
  async (one) => {
    const [rule] = rulesOf(await fallbackFace(one.family, one.fallback))
    expect(written).toContainEqual(rule)
  },
)
