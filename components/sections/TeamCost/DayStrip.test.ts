import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('components/theme/tokens.css', 'utf8')
const sheet = readFileSync(new URL('DayStrip.module.css', import.meta.url), 'utf8')

/** Roles of the day, of sections that are always dark, and of visitors who prefer dark pages. */
const [day, night, dusk] = [/:root \{/, /\[data-night\] \{/, /scheme: dark\) \{\s*:root \{/].map(
  (start) => tokens.slice(tokens.search(start)),
)

/** How light a role is, from 0 to 1. */
function lightness(theme: string, role: string): number {
  const [, value] = new RegExp(`--${role}: ([^;]+);`).exec(theme)!
  const [, pigment] = /^var\(--(pg-[\w-]+)\)$/.exec(value!)!
  return Number(new RegExp(`--${pigment}: oklch\\(([\\d.]+) `).exec(tokens)![1])
}

/** How light the part of the strip with a class is. */
function lightnessOf(theme: string, part: string): number {
  const [, fill] = new RegExp(`\\.${part} \\{\\s*fill: ([^;]+);`).exec(sheet)!
  const [role, second] = [...fill!.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!)
  const share = Number(/ (\d+)%/.exec(fill!)?.[1] ?? 100) / 100
  const rest = second ? (1 - share) * lightness(theme, second) : 0
  return share * lightness(theme, role!) + rest
}

test.each([
  ['by day', day!],
  ['in a section at night', night!],
  ['in the dark', dusk!],
])('the hours of a client stand out from the night and from the shared ones %s', (_, theme) => {
  const client = lightnessOf(theme, 'client')
  expect(Math.abs(client - lightnessOf(theme, 'night'))).toBeGreaterThan(0.15)
  expect(Math.abs(client - lightnessOf(theme, 'common'))).toBeGreaterThan(0.15)
})
