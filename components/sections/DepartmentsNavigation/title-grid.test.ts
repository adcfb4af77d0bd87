import { expect, test } from 'vitest'
import { layoutFor, nextTitle } from './title-grid.ts'

/** Eleven titles in four columns; the second and the last cannot be chosen. */
const cells = ['a', undefined, 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', undefined]
const press = (key: string) => ({ key, ctrlKey: false, altKey: false, metaKey: false })
const from = (present: string, key: string, rtl = false, columns = 4) =>
  nextTitle(press(key), { cells, columns, rtl }, present)

test.each([
  ['a', 'ArrowRight', 'c'],
  ['d', 'ArrowRight', 'e'],
  ['e', 'ArrowLeft', 'd'],
  ['a', 'ArrowDown', 'e'],
  ['e', 'ArrowDown', 'i'],
  ['i', 'ArrowDown', 'a'],
  ['f', 'ArrowUp', 'j'],
  ['j', 'ArrowUp', 'f'],
  ['c', 'ArrowDown', 'g'],
  ['g', 'ArrowDown', 'c'],
  ['a', 'ArrowLeft', 'j'],
  ['f', 'Home', 'a'],
  ['f', 'End', 'j'],
])('in a grid of four columns, %s and %s lead to %s', (present, key, next) => {
  expect(from(present, key)).toBe(next)
})

test('where lines run to the left, Left is forward', () => {
  expect([from('d', 'ArrowLeft', true), from('e', 'ArrowRight', true)]).toEqual(['e', 'd'])
})

test('in one column only Up and Down lead on', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']
  expect(keys.map((key) => from('c', key, false, 1))).toEqual(['d', 'a', undefined, undefined])
})

test('a key with Ctrl, Alt or Meta belongs to the browser', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
    const key = { ...press('ArrowDown'), [held]: true }
    expect(nextTitle(key, { cells, columns: 4, rtl: false }, 'a')).toBeUndefined()
  }
})

test.each([
  [1, '3'],
  [2, '3'],
  [3, '3'],
  [4, '6'],
  [5, '6'],
  [6, '6'],
  [7, '6-9'],
  [8, '6-9'],
  [9, '6-9'],
  [10, '10-12'],
  [11, '10-12'],
  [12, '10-12'],
  [13, '13+'],
  [14, '13+'],
  [15, '13+'],
  [16, '13+'],
])('%d departments stand in the layout %s (K-18)', (count, layout) => {
  expect(layoutFor(count)).toBe(layout)
})
