import { expect, test } from 'vitest'
import { engineerLocations } from '../../content/facts/locations.ts'
import { chartPort, drawing } from './drawing.ts'

test('A page gets the address and the size of the hero chart', () => {
  const { src, ...size } = drawing('hero-chart-day')
  expect(src).toMatch(/^\/art\/hero-chart-day\.[0-9a-f]{8}\.svg$/)
  expect(size).toEqual({ width: 1440, height: 860 })
})

test('A page can label every location on the chart', () => {
  for (const { id } of engineerLocations) {
    const { x, y, anchor } = chartPort(id)
    expect(x).toBeGreaterThan(760)
    expect(y).toBeGreaterThan(0)
    expect(['start', 'end']).toContain(anchor)
  }
})
