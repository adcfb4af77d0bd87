import { expect, test } from 'vitest'
import { fontRuns } from './font-runs.ts'

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
