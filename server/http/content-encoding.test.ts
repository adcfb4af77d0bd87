import { expect, test } from 'vitest'
import { acceptedEncodings, entityTag } from './content-encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['identity', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip, deflate', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['gzip;q=0, br;q=0', ['identity']],
  ['*;q=0', []],
  ['BR', ['br', 'identity']],
  ['abracadabra', ['identity']],
])('a reader that sends %j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
  expect(acceptedEncodings(header)).toEqual(encodings)
})

test('thousands of distinct headers are still read rightly', () => {
  for (let at = 0; at < 3000; at += 1) {
    expect(acceptedEncodings(`gzip, x-${at}`)).toEqual(['gzip', 'identity'])
  }
})

const tag = entityTag(Buffer.from('one'))

test('a tag follows from the content and is strong', () => {
  expect(tag).toBe(entityTag(Buffer.from('one')))
  expect(tag).not.toBe(entityTag(Buffer.from('two')))
  expect(tag).toMatch(/^"[\w-]{22}"$/)
})
