import { expect, test } from 'vitest'
import { readPalettes } from '../markup/palettes.server.ts'
import { rudderGauge } from './rudder-gauge.ts'

const { paper } = readPalettes()

test('To port the needle points left of its hub, to starboard right, midships straight up', () => {
  const tip = (angle: number) => {
    const needle = new RegExp(`d="M(-?[\\d.]+) [^"]+" fill="${paper.signal}"`)
    return Number(needle.exec(rudderGauge(angle, paper))![1])
  }
  expect(tip(-24)).toBeLessThan(-90)
  expect(tip(0)).toBe(0)
  expect(tip(24)).toBe(-tip(-24))
})

test('Only needle and hub have the signal ink', () => {
  expect(rudderGauge(0, paper).split(paper.signal)).toHaveLength(4)
  expect(rudderGauge(0, paper)).toContain(`fill="${paper.ground}"`)
})
