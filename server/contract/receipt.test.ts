import { expect, test } from 'vitest'
import { isReceiptToken } from './receipt.ts'

const token = 'Ab-_567890123456789012'

test('a token is 22 characters of base64url', () => {
  expect(isReceiptToken(token)).toBe(true)
  for (const other of [token.slice(1), `${token}x`, `${token.slice(1)}=`, `${token}\n`, '', 22]) {
    expect(isReceiptToken(other)).toBe(false)
  }
  expect(isReceiptToken(undefined)).toBe(false)
})
