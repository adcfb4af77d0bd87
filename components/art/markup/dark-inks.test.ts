import { expect, test } from 'vitest'
import { coverPlan } from '../covers/cover.ts'
import { onlyPressing } from '../workshop/drawing-set.server.ts'
import { followingScheme, withoutScheme } from './dark-inks.ts'
import { readDarkPalettes, readPalettes } from './palettes.server.ts'

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
    expect(onlyPressing(`cover-${slug}-phone`)).toBe(pressing)
  }
  expect(onlyPressing('scene-1')).toBe('paper')
  expect(onlyPressing('city-warsaw')).toBe('paper')
  expect(onlyPressing('hero-chart-day')).toBeUndefined()
  expect(onlyPressing('hiring-step-1')).toBe('paper')
  expect(onlyPressing('hiring-step-1-night')).toBeUndefined()
})
