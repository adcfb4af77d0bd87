import { expect, test } from 'vitest'
import { namesSampleTerm, termFigure } from './terms.ts'

test.each([
  ['build.start', 'en', '2–4\u00a0weeks'],
  ['build.minimum', 'en', '6\u00a0months'],
  ['extend.notice', 'en', '1\u00a0month'],
  ['build.start', 'de', '2–4\u00a0Wochen'],
  ['build.notice', 'de', '3\u00a0Monate'],
  ['extend.start', 'en', undefined],
  ['outsourcing.minimum', 'en', undefined],
  ['build.price', 'en', undefined],
  ['toString.start', 'en', undefined],
])('%s in %s is %s', (name, locale, figure) => {
  expect(termFigure(name, locale)).toBe(figure)
})

test('a text with a figure of the terms needs the mark, another figure does not', () => {
  expect(namesSampleTerm('The notice is 3\u00a0months.')).toBe(true)
  expect(namesSampleTerm('Frist: 3\u00a0Monate')).toBe(true)
  expect(namesSampleTerm('After 3 months of use')).toBe(false)
  expect(namesSampleTerm('The notice is in the contract.')).toBe(false)
})
