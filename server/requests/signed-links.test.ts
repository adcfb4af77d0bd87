import { expect, test } from 'vitest'
import { readToken, signToken } from './signed-links.ts'

const secret = 's'.repeat(32)
const day = 24 * 60 * 60 * 1000

test('a confirmation link works for seven days, an unsubscribe link for ever', () => {
  const confirm = signToken(secret, 'confirm', 'reader-1', 0)
  expect(readToken(secret, 'confirm', confirm, 7 * day - 1)?.id).toBe('reader-1')
  expect(readToken(secret, 'confirm', confirm, 7 * day)).toBeUndefined()
  const unsubscribe = signToken(secret, 'unsubscribe', 'reader-1', 0)
  expect(readToken(secret, 'unsubscribe', unsubscribe, 9999 * day)).toEqual({ id: 'reader-1' })
})

test('a confirmation link tells when it was made', () => {
  const confirm = signToken(secret, 'confirm', 'reader-1', 5 * day)
  expect(readToken(secret, 'confirm', confirm, 6 * day)).toEqual({
    id: 'reader-1',
    madeAt: 5 * day,
  })
})

test('no part of a link can be changed', () => {
  const token = signToken(secret, 'confirm', 'reader-1', 0)
  const [id, expiry, signature] = token.split('.') as [string, string, string]
  const forged = [
    ['reader-2', expiry, signature].join('.'),
    [id, String(Number(expiry) + day), signature].join('.'),
    [id, '', signature].join('.'),
    [id, expiry, signature.slice(1)].join('.'),
    [id, expiry].join('.'),
    '',
    '...',
    `${token}.x`.replace(signature, ''),
  ]
  expect(forged.map((text) => readToken(secret, 'confirm', text, 0))).toEqual(
    forged.map(() => undefined),
  )
  expect(readToken(secret, 'unsubscribe', token, 0)).toBeUndefined()
  expect(readToken('t'.repeat(32), 'confirm', token, 0)).toBeUndefined()
})
