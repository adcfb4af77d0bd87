import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { engineerLocations } from '../../../content/facts/locations.ts'
import chart from '../phone-chart.json'

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
