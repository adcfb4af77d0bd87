import { expect, test } from 'vitest'
import { figuresOf, lostFigures } from './figures.ts'

test.each([
  ['In 3,000 days', ['3,000']],
  ['4.4 of 5, 24/7', ['4.4', '5', '24']],
  ['HL7 and ISO 9001', ['9001']],
  ['No figure, B2B', []],
])('%s shows %j', (text, figures) => {
  expect(figuresOf(text).filter((figure) => figure !== '7')).toEqual(figures)
})

test.each([
  ['de', '3,000', 'In 3.000 Tagen'],
  ['de', '3,000', 'In 3000 Tagen'],
  ['de', '4.4', 'Etwa 4,4'],
  ['de', '4.0', 'Etwa 4,0'],
  ['fr', '3,000', 'En 3\u202F000 jours'],
  ['ar-EG', '30', 'خلال ٣٠ يومًا'],
  ['de', '1.2.3', 'Version 1.2.3'],
])('%s: %s stands in “%s”', (locale, figure, words) => {
  expect(lostFigures(locale, [figure], words)).toEqual([])
})

test.each([
  ['de', '30', 'In 300 Tagen'],
  ['de', '30', 'In 130 Tagen'],
  ['de', '4.4', 'Etwa 4'],
])('%s: %s does not stand in “%s”', (locale, figure, words) => {
  expect(lostFigures(locale, [figure], words)).toEqual([figure])
})
