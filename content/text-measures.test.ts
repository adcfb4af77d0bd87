import { expect, test } from 'vitest'
import { passages, sharedShare } from './text-measures.ts'

test('Passages of five words are found across marks and capitals', () => {
  expect([...passages('One, two three. Four – five six')]).toEqual([
    'one two three four five',
    'two three four five six',
  ])
  expect(passages('Only four words here').size).toBe(0)
})

test('Of two texts it is the shorter one whose share counts', () => {
  const short = passages('We fix what breaks at night.')
  const long = passages('Promised: we fix what breaks at night, and nothing else is ever promised.')
  expect(sharedShare(short, long)).toBe(1)
  expect(sharedShare(short, passages('Nothing of it is said in this one here.'))).toBe(0)
  expect(sharedShare(passages('Short'), long)).toBe(0)
})
