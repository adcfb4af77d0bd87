import { expect, test } from 'vitest'
import { shownAnswer } from './free-developers.ts'

test.each([[{ total: 3000, free: 1 }], [{ total: 3000, free: 42 }], [{ total: 42, free: 42 }]])(
  '%j is shown',
  (answer) => expect(shownAnswer(answer)).toEqual(answer),
)

test.each([
  [{ total: 3000, free: 0 }],
  [{ total: 42, free: 43 }],
  [{ total: 42, free: -1 }],
  [{ total: 42, free: 1.5 }],
  [{ total: 42.5, free: 1 }],
  [{ total: '42', free: 1 }],
  [{ total: 42, free: '1' }],
  [{ total: 42 }],
  [{ free: 1 }],
  [{ total: 42, free: null }],
  [{ total: Infinity, free: 1 }],
  [[42, 1]],
  ['42'],
  [null],
  [undefined],
  [{}],
])('%j is not shown', (answer) => expect(shownAnswer(answer)).toBeUndefined())
