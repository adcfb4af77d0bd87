import { expect, test } from 'vitest'
import { sunPosition } from './sun-path.ts'

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
