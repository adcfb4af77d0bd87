import { wcagContrast } from 'culori'
import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const css = parse(readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8'))

/** What the tokens are bound to on a sheet: by day, in a night section, in dark mode. */
function tokensOf(selector: string, isDark: boolean): Map<string, string> {
  const values = new Map<string, string>()
  css.walkDecls(/^--/, ({ prop, value, parent }) => {
    const rule = parent as { selector?: string; parent?: { params?: string } }
    const dark = rule.parent?.params === '(prefers-color-scheme: dark)'
    const isWide = rule.parent?.params === undefined || dark || rule.parent.params === 'tokens'
    const isOwn = rule.selector === ':root' || rule.selector === selector
    if (isOwn && isWide && (!dark || isDark)) values.set(prop, value)
  })
  return values
}

const sheets = {
  'night section': tokensOf('[data-night]', false),
  'dark mode': tokensOf(':root', true),
} as const

test.each(Object.entries(sheets))('a second ring is told from its ground, %s', (_, tokens) => {
  const colour = (name: string): string => {
    const value = tokens.get(name)!
    const [, pigment] = /^var\((.+)\)$/.exec(value) ?? []
    return pigment ? colour(pigment) : value
  }
  expect(wcagContrast(colour('--second'), colour('--bg-raised'))).toBeGreaterThanOrEqual(3)
  // The edge of what two share, and the first ring beside the second.
  expect(wcagContrast(colour('--signal'), colour('--bg-raised'))).toBeGreaterThanOrEqual(3)
  expect(wcagContrast(colour('--text'), colour('--second'))).toBeGreaterThanOrEqual(3)
})
