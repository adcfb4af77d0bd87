import { expect, test } from 'vitest'
import { looksAutomatic } from './automatic-posts.ts'

test.each([
  [undefined, undefined, false],
  ['', '2000', false],
  ['', '1999', true],
  ['', '-5', true],
  ['', 'x', true],
  ['http://spam.example', undefined, true],
  ['x', '60000', true],
])('hidden field %j and age %j: automatic is %s', (honeypot, age, automatic) => {
  expect(looksAutomatic(honeypot, age)).toBe(automatic)
})
