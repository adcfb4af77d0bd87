import { expect, test } from 'vitest'
import { locales } from '../../locales/locales.ts'
import { href } from '../../locales/addresses.ts'
import { isReceiptToken, receiptPathIn } from './receipt.ts'

const token = 'Ab-_567890123456789012'

test('a token is 22 characters of base64url', () => {
  expect(isReceiptToken(token)).toBe(true)
  for (const other of [token.slice(1), `${token}x`, `${token.slice(1)}=`, `${token}\n`, '', 22]) {
    expect(isReceiptToken(other)).toBe(false)
  }
  expect(isReceiptToken(undefined)).toBe(false)
})

test.each(locales.map(({ code }) => href('request', code, { token })))(
  '%s leads to a receipt',
  (path) => {
    expect(receiptPathIn(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  '/thank-you',
  `/request/${token}/x`,
  `/request/${token.slice(1)}`,
  `//evil.example/request/${token}`,
  `/\\evil.example/request/${token}`,
  `https://evil.example/request/${token}`,
  `javascript:alert(1)/request/${token}`,
])('%s does not', (location) => {
  expect(receiptPathIn(location)).toBeUndefined()
})
