import { expect, test } from 'vitest'
import { samePath } from './useHref.ts'

test.each([
  ['/hire/poland', '/hire/poland'],
  ['/hire/poland', '/hire/poland/'],
  ['/hire/poland', '/hire/poland?team=7'],
  ['/hire/poland', '/hire/poland#prices'],
  ['/hire/poland', '/hire/poland/?team=7#prices'],
  ['/hire/poland', '/hire/poland#prices?no=query'],
  ['/hire/poland', '/Hire/POLAND'],
  ['/', ''],
  ['/', '/?utm=x'],
])('%s and %s are the same page', (one, other) => {
  expect(samePath(one, other)).toBe(true)
  expect(samePath(other, one)).toBe(true)
})

test.each([
  ['/hire/poland', '/hire/portugal'],
  ['/hire/poland', '/hire'],
  ['/hire/poland', '/de/hire/poland'],
  ['/hire/poland', '/'],
])('%s and %s are different pages', (one, other) => {
  expect(samePath(one, other)).toBe(false)
})
