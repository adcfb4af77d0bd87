import { expect, test } from 'vitest'
import { cities } from '../../../content/facts/cities.ts'
import { readPalettes } from '../markup/palettes.server.ts'
import { cityPlan } from './city-plan.ts'

const { paper } = readPalettes()
const plans = cities.map(({ id }) => ({ id, plan: cityPlan(id, paper) }))

test('Each city has a plan of its own', () => {
  expect(new Set(plans.map(({ plan }) => plan)).size).toBe(cities.length)
})

test.each(plans)('The plan of $id marks one place inside the frame', ({ plan }) => {
  expect(plan.split(paper.signal)).toHaveLength(3)
  expect(plan).toContain(`fill="${paper.ground}"`)
  const mark = new RegExp(`cx="(\\d+)" cy="(\\d+)" r="6" fill="${paper.signal}"`)
  const [, x, y] = mark.exec(plan)!
  expect(Number(x)).toBeGreaterThan(100)
  expect(Number(x)).toBeLessThan(700)
  expect(Number(y)).toBeGreaterThan(100)
  expect(Number(y)).toBeLessThan(500)
})
