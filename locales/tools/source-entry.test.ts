import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sourceHash } from './source-entry.ts'

test('the mark is the start of base64url(SHA-256)', () => {
  const whole = createHash('sha256').update('Hello').digest('base64url')
  expect(sourceHash('Hello')).toBe(whole.slice(0, 8))
})

test('a new layout is no new text', () => {
  expect(sourceHash('A\n  long\tline')).toBe(sourceHash('A long line'))
  expect(sourceHash('Krako\u0301w')).toBe(sourceHash('Kraków'))
})

test('another sign is another text', () => {
  expect(sourceHash('Hello.')).not.toBe(sourceHash('Hello'))
})
