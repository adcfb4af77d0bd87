import { expect, test } from 'vitest'
import { circle, element, line, sheetOf } from './element.ts'

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
