import { expect, test } from 'vitest'
import { askedMode, withMode } from './preview.ts'

test.each([
  ['?l10n=ids', 'ids'],
  ['?page=2&l10n=en', 'en'],
  ['?l10n=all', undefined],
  ['', undefined],
])('%s asks for %s', (search, mode) => {
  expect(askedMode(search)).toBe(mode)
})

test.each([
  ['', 'ids', '?l10n=ids'],
  ['?page=2', 'keys', '?page=2&l10n=keys'],
  ['?l10n=ids&page=2', 'en', '?page=2&l10n=en'],
  ['?l10n=ids', undefined, ''],
] as const)('%s with %s is %s', (search, mode, changed) => {
  expect(withMode(search, mode)).toBe(changed)
})
