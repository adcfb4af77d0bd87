import { expect, test } from 'vitest'
import { previewText } from './BlogTeaser.tsx'

test.each([0, 1, 80, 81, 90])('a text of %d characters stays whole', (length) => {
  expect(previewText('m'.repeat(length))).toBe('m'.repeat(length))
})

test('a text of 91 characters is cut to 80 and an ellipsis', () => {
  expect(previewText('m'.repeat(91))).toBe(`${'m'.repeat(80)}…`)
})

test('no space stands before the ellipsis', () => {
  expect(previewText(`${'m'.repeat(78)}  ${'n'.repeat(40)}`)).toBe(`${'m'.repeat(78)}…`)
})

test('an emoji of several code points counts as one character and is never cut', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(previewText(family.repeat(90))).toBe(family.repeat(90))
  expect(previewText(family.repeat(91))).toBe(`${family.repeat(80)}…`)
})

test('a letter with a separate accent counts as one character', () => {
  expect(previewText('e\u0301'.repeat(90))).toBe('e\u0301'.repeat(90))
  expect(previewText('e\u0301'.repeat(91))).toBe(`${'e\u0301'.repeat(80)}…`)
})
