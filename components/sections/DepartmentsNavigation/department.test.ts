import { expect, test } from 'vitest'
import { kindOf } from './department.ts'

test.each([
  [{ isCase: true, isReview: true, isInfo: true }, 'case'],
  [{ isReview: true, isInfo: true }, 'review'],
  [{ isCase: false, isInfo: true }, 'info'],
  [{}, undefined],
])('a department with the marks %o is shown as %s (A-81)', (marks, kind) => {
  expect(kindOf({ title: 'Finance', ...marks })).toBe(kind)
})
