import { expect, test } from 'vitest'
import { circle, element, line, sheetOf, engravedNumber } from './element.ts'

test('An attribute without a value is left out', () => {
  expect(element('path', { d: 'M0 0', fill: undefined, mask: '' })).toBe('<path d="M0 0"/>')
})

test('Figures are written with two decimals at most', () => {
  expect(element('g', { opacity: 1 / 3 })).toBe('<g opacity="0.33"/>')
})

test('A line without places leaves no empty element behind', () => {
  expect(line('', { stroke: '#000' })).toBe('')
})

test('A circle is open unless an ink is named for it', () => {
  expect(circle([1, 2], 3, {})).toContain('fill="none"')
  expect(circle([1, 2], 3, { fill: '#fff' })).toContain('fill="#fff"')
})

test('A sheet tells its size, so that the page keeps room for it', () => {
  expect(sheetOf(420, 460)).toContain('width="420" height="460" viewBox="0 0 420 460"')
})

test('Every figure from 0 to 9 has an outline of its own', () => {
  const outlines = [...'0123456789'].map((figure) => engravedNumber(figure, 10, {}))
  expect(new Set(outlines).size).toBe(10)
  for (const outline of outlines) expect(outline).toMatch(/d="M[^"]{5,}"/)
})

test('A bearing is written with all its figures', () => {
  expect(engravedNumber('030', 10, {}).match(/<path/g)).toHaveLength(3)
})
