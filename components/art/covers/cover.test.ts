import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPalettes } from '../markup/palettes.server.ts'
import { optimized } from '../workshop/write-files.server.ts'
import { cover, type CoverChoice, coverPlan } from './cover.ts'
import { sunPosition } from './sun-path.ts'

const palettes = readPalettes()
const plan = Object.entries<CoverChoice>(coverPlan).map(([slug, choice]) => ({
  slug,
  ...choice,
  choice,
  palette: palettes[choice.pressing],
}))

describe.each(plan)('The cover of $slug', ({ slug, choice, palette, pressing }) => {
  const printed = cover(slug, choice, palette)

  test('is the same at every build', () => {
    expect(cover(slug, choice, palette)).toBe(printed)
  })

  test(`is printed on ${pressing} in the inks of that ground, with its accent colour`, () => {
    expect(printed).toContain(`<path d="M0 0H1200V800H0Z" fill="${palette.ground}"/>`)
    const inks = new Set(printed.match(/#[0-9a-f]{6}\b/g))
    for (const ink of inks) expect(Object.values(palette)).toContain(ink)
    expect(inks).toContain(palette.signal)
  })

  test('has no broken number and at most 40,000 bytes once optimised', () => {
    expect(printed).not.toMatch(/NaN|Infinity|undefined/)
    expect(Buffer.byteLength(optimized(printed))).toBeLessThanOrEqual(40_000)
  })
})

test('Covers of one family have different compositions', () => {
  const compositions = plan.map(({ family, choice }) => `${family} ${choice.variant ?? ''}`)
  expect(new Set(compositions).size).toBe(plan.length)
})

test.each(plan)('The composition of $slug changes with the seed', ({ choice, palette }) => {
  const seeds = ['ada', 'brunel', 'curie', 'drake', 'euler']
  expect(new Set(seeds.map((seed) => cover(seed, choice, palette))).size).toBeGreaterThan(1)
})

const stories = new URL('../../../content/success-stories/', import.meta.url)

test('Every success story has a cover in the plan', () => {
  const folders = readdirSync(stories, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.length).toBeGreaterThan(0)
  for (const { name } of folders) expect(Object.keys(coverPlan)).toContain(name)
})

test('Covers that follow each other lie on different grounds', () => {
  const grounds = Object.values(coverPlan).map(({ pressing }) => pressing)
  grounds.slice(1).forEach((ground, index) => expect(ground).not.toBe(grounds[index]))
})

test('At noon of an equinox the sun stands in the south, as high as the latitude leaves', () => {
  const { height, bearing } = sunPosition(45, 0, 12)
  expect(height).toBeCloseTo(45)
  expect(bearing).toBeCloseTo(180)
})

test('At six in the morning of an equinox it rises in the east', () => {
  const { height, bearing } = sunPosition(45, 0, 6)
  expect(height).toBeCloseTo(0)
  expect(bearing).toBeCloseTo(90)
})
