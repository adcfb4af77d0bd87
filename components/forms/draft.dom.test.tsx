import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftAge, draftKey, draftKeptFor, readDraft, writeDraft } from './draft.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a draft is kept for 24 hours and not a millisecond longer', () => {
  writeDraft('contact', { name: 'Jo' })
  vi.advanceTimersByTime(draftKeptFor)
  expect(readDraft('contact')).toEqual({ name: 'Jo' })
  vi.advanceTimersByTime(1)
  expect(readDraft('contact')).toEqual({})
})

test('each form has its own draft', () => {
  writeDraft('contact', { name: 'Jo' })
  writeDraft('service', { name: 'Ann' })
  expect(readDraft('contact')).toEqual({ name: 'Jo' })
  expect(readDraft('newsletter')).toEqual({})
})

test('a draft is as old as its first text, however often it is written', () => {
  expect(draftAge('contact')).toBe(0)
  writeDraft('contact', { name: 'Jo' })
  vi.advanceTimersByTime(3000)
  writeDraft('contact', { name: 'Jon' })
  expect(draftAge('contact')).toBe(3000)
  writeDraft('contact', {})
  writeDraft('contact', { name: 'Jo' })
  expect(draftAge('contact')).toBe(0)
})

test('a draft without a beginning is as old as its last text', () => {
  const at = Date.now()
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ at, values: { name: 'Jo' } }))
  vi.advanceTimersByTime(3000)
  expect(draftAge('contact')).toBe(3000)
})

test('a form without text leaves nothing behind', () => {
  writeDraft('contact', { name: 'Jo' })
  writeDraft('contact', { name: '', email: undefined })
  expect(sessionStorage.getItem(draftKey('contact'))).toBeNull()
})

test.each([
  'not json',
  'null',
  '[]',
  '{"at":"yesterday","values":{"name":"Jo"}}',
  '{"at":99999999999999,"values":{"name":"from the future"}}',
  '{"at":0}',
])('foreign text in the storage is no draft: %s', (text) => {
  sessionStorage.setItem(draftKey('contact'), text)
  expect(readDraft('contact')).toEqual({})
})

test('values that are no texts are left out', () => {
  const values = { name: 'Jo', email: 7, phone: null }
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ at: Date.now(), values }))
  expect(readDraft('contact')).toEqual({ name: 'Jo' })
})

test('blocked storage is no fault', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => writeDraft('contact', { name: 'Jo' })).not.toThrow()
  expect(readDraft('contact')).toEqual({})
})
