import { expect, test } from 'vitest'
import { readTypeface, fontRuns } from './typeface.server.ts'

const axes = { wght: 520, YOPQ: 38 }
const display = await readTypeface('Helmwright Display', { axes, tracking: 0 })

test('a line has outlines for its letters and none for its spaces', () => {
  expect(display.outlines('We hire').map(({ path }) => path.startsWith('M'))).toEqual(
    Array.from({ length: 6 }, () => true),
  )
})

test('letters that other files of the family hold are set too', () => {
  expect(display.missing('Chișinău, Łódź, Київ, Αθήνα')).toEqual([])
  expect(display.outlines('Chișinău Київ')).toHaveLength(12)
})

test('a character that no file holds is named once', () => {
  expect(display.missing('東京, 東')).toEqual(['東', '京'])
  expect(() => display.width('東')).toThrow('No font file')
})

test('tracking moves every letter but the last one, as in the styles', async () => {
  const tight = await readTypeface('Helmwright Display', { axes, tracking: -0.028 })
  expect(display.width('Blog') - tight.width('Blog')).toBeCloseTo(3 * 0.028)
})

test('pairs of letters are kerned', () => {
  expect(display.width('Ta')).toBeLessThan(display.width('T') + display.width('a'))
})

test('the settings of the axes change the letters', async () => {
  const bold = await readTypeface('Helmwright Display', {
    axes: { wght: 560, YOPQ: 46 },
    tracking: 0,
  })
  expect(bold.outlines('B')[0]!.path).not.toBe(display.outlines('B')[0]!.path)
})

test('an unknown family is an error', async () => {
  await expect(readTypeface('Comic Sans', { axes: {}, tracking: 0 })).rejects.toThrow('Comic Sans')
})

/** The first file contains Latin letters and the acute, the second one Greek. */
const fileOf = (character: string) =>
  /[a-z]|\u0301/.test(character) ? 0 : /[α-ω]/.test(character) ? 1 : -1

test('a line is divided where another file holds the characters', () => {
  expect(fontRuns('abαβc', fileOf)).toEqual([
    { at: 0, run: 'ab' },
    { at: 1, run: 'αβ' },
    { at: 0, run: 'c' },
  ])
})

test('a mark stays with its letter', () => {
  expect(fontRuns('α\u0301β', fileOf)).toEqual([{ at: 1, run: 'α\u0301β' }])
})

test('a character that no file holds is an error', () => {
  expect(() => fontRuns('a語', fileOf)).toThrow('"語"')
})
