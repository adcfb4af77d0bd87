import { expect, test } from 'vitest'
import { claims } from '../company.ts'
import { availability } from './availability.ts'

test('the counter does not contradict the claim of how many engineers there are (C-07)', () => {
  expect(availability.total).toBeLessThanOrEqual(claims.engineers.value)
  expect(availability.free).toBeLessThanOrEqual(availability.total)
})
