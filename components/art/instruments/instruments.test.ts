import { expect, test } from 'vitest'
import { bearingTicks, compassRose } from './compass-rose.ts'
import { deckBreadth, deckHeight, halfBreadth, heightAt, keelHeight } from './hull-form.ts'
import { readPalettes } from '../markup/palettes.server.ts'
import { rudderGauge } from './rudder-gauge.ts'

const inks = { ring: '#111111', star: '#222222', halfStar: '#333333', figures: '#444444' }
const rose = (declination: number) => compassRose({ ...inks, radius: 120, declination })

test('The true ring has a tick for each degree', () => {
  const { tens, units } = bearingTicks({ radius: 100, tick: 4, step: 1, turn: 0 })
  expect(tens.match(/M/g)).toHaveLength(36)
  expect(units.match(/M/g)).toHaveLength(324)
})

test('The tick of north is the longest kind and points inwards', () => {
  const { tens } = bearingTicks({ radius: 100, tick: 4, step: 1, turn: 0 })
  expect(tens.startsWith('M0 -100L0 -93.2')).toBe(true)
})

test('The magnetic needle is turned to the west by the declination', () => {
  expect(rose(6)).toContain('rotate(-6)')
  expect(rose(6)).not.toBe(rose(4))
})

test('The twelve bearings are written as drawn figures, not as text that needs a font', () => {
  expect(rose(4).match(/stroke="#444444"/g)).toHaveLength(12)
  expect(rose(4)).not.toContain('<text')
})

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

const { paper } = readPalettes()

test('Only needle and hub have the signal ink', () => {
  expect(rudderGauge(paper).split(paper.signal)).toHaveLength(4)
  expect(rudderGauge(paper)).toContain(`fill="${paper.ground}"`)
})
