import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPalettes } from '../markup/palettes.server.ts'
import { drawingSet } from './drawing-set.server.ts'
import { optimized } from './write-files.server.ts'

const drawings = drawingSet()
const files = Object.entries(drawings).map(([name, markup]) => ({
  name,
  markup,
  file: optimized(markup),
}))

describe.each(files)('The drawing $name', ({ name, markup, file }) => {
  test('has no broken path', () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined/)
    for (const [, data] of file.matchAll(/ d="([^"]*)"/g))
      expect(data).toMatch(/^[Mm][-\d.\sa-zA-Z]+$/)
  })

  test('works under the content security policy and without a style sheet or font', () => {
    expect(file).not.toMatch(/<(style|script|text|image|foreignObject)|\s(style|class|on\w+)=/)
    expect(file).not.toMatch(/href="(?!#)|url\((?!#)/)
  })

  test('keeps its size after optimising, so that the page reserves its room', () => {
    const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(file) ?? []
    expect(Number(width)).toBeGreaterThan(0)
    expect(file).toContain(`viewBox="0 0 ${width} ${height}"`)
  })

  test('stays within the budget of a drawing', () => {
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(40_000)
    if (name.startsWith('hero')) expect(brotliCompressSync(file).length).toBeLessThanOrEqual(20_000)
  })
})

test('A second build draws the same bytes', { timeout: 30_000 }, () => {
  expect(drawingSet()).toEqual(drawings)
})

test('Behind the headline lie only fine bearings: land begins right of 45 % of the chart', () => {
  for (const name of ['hero-chart-day', 'hero-chart-night']) {
    const [, coast = ''] = /id="europe-coast" d="([^"]+)"/.exec(drawings[name]!) ?? []
    const columns = [...coast.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
    expect(columns.length).toBeGreaterThan(1000)
    // Coasts go on for 40 units outside of their frame, where the mask hides them.
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(600)
    expect(drawings[name]).toContain('gradientUnits="userSpaceOnUse" x1="645" x2="690"')
  }
})

test('Charts, compass and coast have clear ground, so that they lie on any page', () => {
  const { paper, dusk } = readPalettes()
  expect(drawings['hero-chart-day']).not.toContain(paper.ground)
  expect(drawings['hero-chart-night']).not.toContain(dusk.ground)
  expect(drawings['contours-night']).not.toContain('fill="#')
})

test('The chart shows a ring for each of the 14 locations', () => {
  const { paper } = readPalettes()
  const rings = drawings['hero-chart-day']!.match(/r="8" fill="none" stroke="#[0-9a-f]{6}"/g)
  expect(rings).toHaveLength(14)
  expect(rings![0]).toContain(paper.signal)
})
