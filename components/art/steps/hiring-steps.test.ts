import { expect, test } from 'vitest'
import { readSheets } from '../markup/sheets.server.ts'
import { staticScenes } from '../scenes/static-scenes.ts'
import { hiringSteps } from './hiring-steps.ts'

const { paper, dusk } = readSheets()
const drawings = [...hiringSteps, ...staticScenes].map((draw) => ({ name: draw.name, draw }))

test('There are eight stages and three scenes, no two alike', () => {
  expect(hiringSteps).toHaveLength(8)
  expect(staticScenes).toHaveLength(3)
  expect(new Set(drawings.map(({ draw }) => draw(paper))).size).toBe(drawings.length)
})

test.each(drawings)('$name is printed on its ground, in its inks alone', ({ draw }) => {
  for (const sheet of [paper, dusk]) {
    const drawn = draw(sheet)
    expect(drawn).toContain(`fill="${sheet.ground}"`)
    expect(drawn).toContain(sheet.signal)
    for (const [ink] of drawn.matchAll(/#[0-9a-f]{6}\b/g))
      expect(Object.values(sheet)).toContain(ink)
    expect(draw(sheet)).toBe(drawn)
  }
})
