import { expect, test } from 'vitest'
import { type CompiledMessages, localeMessages } from './locale-messages.ts'

const text = (value: string) => [{ type: 0 as const, value }]

test('a page gets its own texts, and in English only those that it lacks', () => {
  const english: CompiledMessages = {
    'home.a': text('A'),
    'home.b': text('B'),
    'home.c': text('C'),
  }
  const own: CompiledMessages = { 'home.a': text('Ä'), 'home.b': [], 'home.old': text('Alt') }
  expect(localeMessages('de', english, () => own)).toEqual({
    'home.a': text('Ä'),
    'en:home.b': text('B'),
    'en:home.c': text('C'),
  })
})

test('English is as it is written, and a pseudo-locale is made from it', () => {
  const english: CompiledMessages = { 'home.a': text('Home') }
  const own = () => {
    throw new Error('neither has texts of its own')
  }
  expect(localeMessages('en', english, own)).toBe(english)
  expect(localeMessages('en-XA', english, own)).toEqual({ 'home.a': text('Ĥöɱéĥ') })
})
