import { afterEach, expect, test, vi } from 'vitest'
import { addWhenLoaded } from './add-when-loaded.ts'

const added = () => document.head.querySelector('link[href="/late.css"]')
afterEach(() => {
  added()?.remove()
  vi.restoreAllMocks()
})

test('a style sheet for later waits until the page has loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  addWhenLoaded(document, '/late.css')
  expect(added()).toBeNull()
  window.dispatchEvent(new Event('load'))
  expect(added()?.getAttribute('rel')).toBe('stylesheet')
})

test('on a page that has loaded it comes at once', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  addWhenLoaded(document, '/late.css')
  expect(added()).not.toBeNull()
})
