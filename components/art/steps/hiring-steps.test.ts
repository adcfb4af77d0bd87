import { expect, test } from 'vitest'
import { readPalettes } from '../markup/palettes.server.ts'
import { staticScenes } from '../scenes/static-scenes.ts'
import { hiringSteps } from './hiring-steps.ts'

const { paper, dusk } = readPalettes()
const drawings = [...hiringSteps, ...staticScenes].map((draw) => ({ name: draw.name, draw }))

test('There are eight stages and three scenes, no two alike', () => {
  expect(hiringSteps).toHaveLength(8)
  expect(staticScenes).toHaveLength(3)
  expect(new Set(drawings.map(({ draw }) => draw(paper))).size).toBe(drawings.length)
})

test.each(drawings)('$name is printed on its ground, in its inks alone', ({ draw }) => {
  for (const palette of [paper, dusk]) {
    const drawn = draw(palette)
    expect(drawn).toContain(`fill="${palette.ground}"`)
    expect(drawn).toContain(palette.signal)
    for (const [ink] of drawn.matchAll(/#[0-9a-f]{6}\b/g))
      expect(Object.values(palette)).toContain(ink)
    expect(draw(palette)).toBe(drawn)
  }
})
