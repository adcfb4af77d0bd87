import { expect, test } from 'vitest'
import { deckBreadth, deckHeight, halfBreadth, heightAt, keelHeight } from './hull-form.ts'

test('The hull closes at the bow', () => {
  expect(deckBreadth(1)).toBeCloseTo(0)
  expect(keelHeight(1)).toBeCloseTo(deckHeight(1))
})

test('Sections and curves along the hull agree on every height', () => {
  const height = heightAt(0.6, 0.5)!
  expect(halfBreadth(0.6, height)).toBeCloseTo(0.5)
})

test('Below the keel and past the deck there is no hull', () => {
  expect(halfBreadth(0.5, -0.1)).toBe(0)
  expect(heightAt(0.95, 0.9)).toBeUndefined()
})
