import { expect, test } from 'vitest'
import { circle, element, line, sheetOf, engravedNumber } from './element.ts'
import { coverPlan } from '../covers/cover.ts'
import { onlyPressing } from '../workshop/drawing-set.server.ts'
import { followingScheme, withoutScheme, pressings } from './palette.ts'
import { readDarkPalettes, readPalettes } from './palettes.server.ts'
import { readFileSync } from 'node:fs'

test('An attribute without a value is left out', () => {
  expect(element('path', { d: 'M0 0', fill: undefined, mask: '' })).toBe('<path d="M0 0"/>')
})

test('Figures are written with two decimals at most', () => {
  expect(element('g', { opacity: 1 / 3 })).toBe('<g opacity="0.33"/>')
})

test('A line without places leaves no empty element behind', () => {
  expect(line('', { stroke: '#000' })).toBe('')
})

test('A circle is open unless an ink is named for it', () => {
  expect(circle([1, 2], 3, {})).toContain('fill="none"')
  expect(circle([1, 2], 3, { fill: '#fff' })).toContain('fill="#fff"')
})

test('A sheet tells its size, so that the page keeps room for it', () => {
  expect(sheetOf(420, 460)).toContain('width="420" height="460" viewBox="0 0 420 460"')
})

test('Every figure from 0 to 9 has an outline of its own', () => {
  const outlines = [...'0123456789'].map((figure) => engravedNumber(figure, 10, {}))
  expect(new Set(outlines).size).toBe(10)
  for (const outline of outlines) expect(outline).toMatch(/d="M[^"]{5,}"/)
})

test('A bearing is written with all its figures', () => {
  expect(engravedNumber('030', 10, {}).match(/<path/g)).toHaveLength(3)
})

const day = readPalettes()
const dark = readDarkPalettes()
const { ground, ink } = day.shoal
const drawn = `<svg viewBox="0 0 9 9"><path fill="${ground}" d="M0 0h9v9z"/><path stroke="${ink}" d="M0 0h9"/></svg>`

test('a drawing changes the inks that it uses where the scheme is dark', () => {
  const { shoal } = dark
  const rules = `[fill="${ground}"]{fill:${shoal.ground}}[stroke="${ink}"]{stroke:${shoal.ink}}`
  expect(followingScheme(drawn, day.shoal, shoal)).toBe(
    drawn.replace('>', `><style>@media(prefers-color-scheme:dark){${rules}}</style>`),
  )
})

test('what is night by day as well stays as it is', () => {
  expect(followingScheme(drawn, day.night, dark.night)).toBe(drawn)
})

test('what knows no scheme gets the drawing as it is by day', () => {
  expect(withoutScheme(followingScheme(drawn, day.shoal, dark.shoal))).toBe(drawn)
})

test('grounds that differ by day differ in the dark', () => {
  const grounds = (['paper', 'buff', 'shoal', 'night'] as const).map((name) => dark[name].ground)
  expect(new Set(grounds).size).toBe(4)
})

test('what is shown by day and in the dark alike is known with its ground', () => {
  for (const [slug, { pressing }] of Object.entries(coverPlan)) {
    expect(onlyPressing(`cover-${slug}`)).toBe(pressing)
  }
  expect(onlyPressing('scene-1')).toBe('paper')
  expect(onlyPressing('city-warsaw')).toBe('paper')
  expect(onlyPressing('hero-chart-day')).toBeUndefined()
  expect(onlyPressing('hiring-step-1')).toBe('paper')
  expect(onlyPressing('hiring-step-1-night')).toBeUndefined()
})

const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8')

test('Every ground has all its inks as hex colours', () => {
  const palettes = readPalettes()
  for (const pressing of pressings) {
    for (const hex of Object.values(palettes[pressing])) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('A change of a pigment in the tokens changes the drawings', () => {
  const repainted = tokens.replace(/--pg-magenta: [^;]+/, '--pg-magenta: #123456')
  expect(readPalettes(repainted).paper.signal).toBe('#123456')
})

test('A missing pigment stops the build with its name', () => {
  expect(() => readPalettes(tokens.replace(/--pg-lamp: [^;]+;/, ''))).toThrow('--pg-lamp')
})
