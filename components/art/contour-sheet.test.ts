import { expect, test } from 'vitest'
import { contourSheet } from './contour-sheet.ts'
import { readSheets } from './sheets.server.ts'

const { night } = readSheets()
const form = { seed: 'soundings', width: 720, height: 450, levels: 9 }

test('Depth lines reach all four edges of the sheet, so that no bare strip shows', () => {
  const places = [...contourSheet(form, night).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const columns = places.map(([, x]) => Number(x))
  const rows = places.map(([, , y]) => Number(y))
  expect(Math.min(...columns)).toBeLessThanOrEqual(0)
  expect(Math.max(...columns)).toBeGreaterThanOrEqual(form.width)
  expect(Math.min(...rows)).toBeLessThanOrEqual(0)
  expect(Math.max(...rows)).toBeGreaterThanOrEqual(form.height)
})

test('Another seed makes another sea bed', () => {
  expect(contourSheet({ ...form, seed: 'harbour' }, night)).not.toBe(contourSheet(form, night))
})
