import { expect, test } from 'vitest'
import { readPalettes } from '../markup/palettes.server.ts'
import { rudderGauge } from './rudder-gauge.ts'

const { paper } = readPalettes()

test('Only needle and hub have the signal ink', () => {
  expect(rudderGauge(paper).split(paper.signal)).toHaveLength(4)
  expect(rudderGauge(paper)).toContain(`fill="${paper.ground}"`)
})
