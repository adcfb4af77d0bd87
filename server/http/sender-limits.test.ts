import { expect, test } from 'vitest'
import { anonymousSender, networkOf } from './sender-limits.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:abcd:12ff::1', '2001:db8:abcd:1200::/56'],
  ['2001:db8:abcd:1234:ffff:ffff:ffff:ffff', '2001:db8:abcd:1200::/56'],
  ['2001:db8:abcd:1300::1', '2001:db8:abcd:1300::/56'],
  ['', ''],
])('the network of %j is %j', (path, network) => expect(networkOf(path)).toBe(network))

test('the name of a sender says nothing, and is another one tomorrow and with another key', () => {
  const at = Date.UTC(2026, 10, 21, 12)
  const name = anonymousSender('203.0.113.7', 'key', at)
  expect(name).not.toContain('203')
  expect(anonymousSender('203.0.113.7', 'key', at + 11 * 60 * 60 * 1000)).toBe(name)
  expect(anonymousSender('203.0.113.7', 'key', at + 12 * 60 * 60 * 1000)).not.toBe(name)
  expect(anonymousSender('203.0.113.7', 'other', at)).not.toBe(name)
  expect(anonymousSender('203.0.113.8', 'key', at)).not.toBe(name)
})
