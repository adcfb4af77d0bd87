import { expect, test } from 'vitest'
import { documentsPath } from './search-document.ts'

test('a live language has a file of its own, any other searches the English texts', () => {
  expect(documentsPath('de')).toBe('/search-documents/de.json')
  expect(documentsPath('en-XB')).toBe('/search-documents/en.json')
})
