import { expect, test } from 'vitest'
import { readPalettes } from '../markup/palettes.server.ts'
import { portraitSeal } from './portrait-seal.ts'

const { paper } = readPalettes()
const seeds = Array.from({ length: 12 }, (_, index) => `seal-${index + 1}`)
const seals = seeds.map((seed) => portraitSeal(seed, paper))

test('Twelve seeds make twelve seals, each always the same', () => {
  expect(new Set(seals).size).toBe(12)
  expect(seeds.map((seed) => portraitSeal(seed, paper))).toEqual(seals)
})

test('The middle of a seal stays free for initials: its last disc is of clear ground', () => {
  for (const seal of seals) {
    expect(seal).toContain(`r="58" fill="${paper.ground}"`)
    expect(seal.split(paper.signal)).toHaveLength(2)
  }
})
