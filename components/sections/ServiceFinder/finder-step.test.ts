import { expect, test } from 'vitest'
import { reachableStep, searchOfStep, wantedStep } from './finder-step.ts'

const goal = 'expand_operations'
const industry = 'retail'

test.each([
  [3, '', '', 1],
  [3, '', industry, 1],
  [2, '', '', 1],
  [3, goal, '', 2],
  [2, goal, '', 2],
  [3, goal, industry, 3],
  [2, goal, industry, 2],
  [1, goal, industry, 1],
  [0, goal, industry, 1],
  [4, goal, industry, 3],
] as const)('step %i with goal %j and industry %j opens step %i', (wanted, one, two, step) => {
  expect(reachableStep(wanted, { goal: one, industry: two })).toBe(step)
})

test.each([
  [{}, 1],
  [{ goal }, 2],
  [{ goal, industry }, 3],
  [{ step: '1', goal, industry }, 1],
  [{ step: '2', goal, industry }, 2],
  [{ step: 'x', goal }, 1],
])('the address with %j asks for step %i', (query, step) => {
  expect(wantedStep(query)).toBe(step)
})

test.each([
  ['', '?step=2'],
  ['?utm_source=letter', '?utm_source=letter&step=2'],
  ['?goal=x&industry=y&step=1', '?step=2'],
])('%j becomes %j', (search, next) => {
  expect(searchOfStep(search, 2)).toBe(next)
})
