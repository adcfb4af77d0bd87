import { expect, test } from 'vitest'
import { chartProjection, positionOnChart, graticule, landRings } from './chart-framing.ts'
import { brotliCompressSync } from 'node:zlib'
import { engineerLocations } from '../../../content/facts/locations.ts'
import chart from '../phone-chart.json'
import { overlap } from '../geometry/box.ts'
import { labelBox, labelPositions, type LabelledPort } from './label-positions.ts'

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

const { markup } = chart

test('the chart of the first view on a phone weighs little enough to stand in the page', () => {
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(4000)
  expect(markup.length).toBeLessThanOrEqual(15_000)
})

test('it has a mark for each location', () => {
  expect(markup.match(/<use [^>]*href="#chart-port"/g)).toHaveLength(engineerLocations.length)
})

test('its inks are those of the page, and its ids are of no other drawing', () => {
  expect(markup).not.toMatch(/#[0-9a-f]{3,6}"/i)
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual(['chart-coast', 'chart-frame', 'chart-plan-coast', 'chart-port'])
})

test('degrees are dashes of a ring of as many parts', () => {
  expect(markup.match(/pathLength="360"/g)).toHaveLength(1)
  expect(markup.match(/pathLength="36"/g)).toHaveLength(2)
})

const inside = { left: 0, top: 0, right: 400, bottom: 300 }
const room = { inside, taken: [], coast: [] }
const port = (id: string, x: number, y: number): LabelledPort => ({
  id,
  position: [x, y],
  characters: 8,
})

test('A name stands to the right of its port when there is room', () => {
  expect(labelPositions([port('riga', 100, 100)], room)).toEqual({
    riga: { anchor: 'start', dy: 4 },
  })
})

test('A name at the right edge of the chart stands to the left of its port', () => {
  expect(labelPositions([port('tbilisi', 380, 100)], room).tbilisi!.anchor).toBe('end')
})

test('A name moves off the coast when another place is free', () => {
  const coast = [[130, 98]] as const
  expect(labelPositions([port('riga', 100, 100)], { ...room, coast }).riga!.anchor).toBe('end')
})

test('Names of two ports side by side do not cover each other', () => {
  const ports = [port('krakow', 180, 100), port('lviv', 220, 100)]
  const places = labelPositions(ports, room)
  const [one, other] = ports.map((each) => labelBox(each, places[each.id]!))
  expect(overlap(one!, other!)).toBe(false)
})

test('The build stops with the name of a port that cannot be labelled', () => {
  expect(() => labelPositions([port('kyiv', 200, 100)], { ...room, taken: [inside] })).toThrow(
    'kyiv',
  )
})
