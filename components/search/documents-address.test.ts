import { expect, test } from 'vitest'
import { documentsAddress } from './documents-address.ts'

test('a live language has a file of its own, any other searches the English texts', () => {
  expect(documentsAddress('de')).toBe('/search-documents/de.json')
  expect(documentsAddress('en-XB')).toBe('/search-documents/en.json')
})
