import { expect, test } from 'vitest'
import { chartProjection, positionOnChart, graticule, landRings } from './chart-framing.ts'

const framing = {
  frame: { left: 0, top: 0, right: 400, bottom: 300 },
  anchor: { latitude: 0, longitude: 0, at: [200, 150] as const },
  scale: 600,
}

const island = (longitude: number, size: number) => [
  [longitude, 0],
  [longitude, size],
  [longitude + size, size],
  [longitude + size, 0],
  [longitude, 0],
]

test('An island is drawn where it lies and a rock too small to see is not', () => {
  const land = { type: 'MultiPolygon' as const, coordinates: [[island(2, 5)], [island(-5, 0.1)]] }
  const rings = landRings(land, chartProjection(framing), { tolerance: 0.5, smallest: 3 })
  expect(rings).toHaveLength(1)
  const columns = rings[0]!.map(([x]) => x)
  expect(Math.min(...columns)).toBeCloseTo(positionOnChart(framing, 0, 2)[0], 5)
  expect(Math.max(...columns)).toBeCloseTo(positionOnChart(framing, 0, 7)[0], 5)
})

test('The anchor of a chart lies where its framing says', () => {
  expect(positionOnChart(framing, 0, 0)).toEqual([200, 150])
})

test('The graticule marks every tenth degree inside the frame with straight lines', () => {
  expect(graticule(framing, 10)).toBe(
    'M95.3 0V300M200 0V300M304.7 0V300M0 255.3H400M0 150H400M0 44.7H400',
  )
})
