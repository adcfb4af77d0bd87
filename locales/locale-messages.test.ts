import { expect, test } from 'vitest'
import { type CompiledMessages, localeMessages } from './locale-messages.ts'

const literal = (value: string) => [{ type: 0 as const, value }]

test('a page gets its own texts, and in English only those that it lacks', () => {
  const english: CompiledMessages = {
    'home.a': literal('A'),
    'home.b': literal('B'),
    'home.c': literal('C'),
  }
  const own: CompiledMessages = { 'home.a': literal('Ä'), 'home.b': [], 'home.old': literal('Alt') }
  expect(localeMessages('de', english, () => own)).toEqual({
    'home.a': literal('Ä'),
    'en:home.b': literal('B'),
    'en:home.c': literal('C'),
  })
})

test('English is as it is written, and a pseudo-locale is made from it', () => {
  const english: CompiledMessages = { 'home.a': literal('Home') }
  const own = () => {
    throw new Error('neither has texts of its own')
  }
  expect(localeMessages('en', english, own)).toBe(english)
  expect(localeMessages('en-XA', english, own)).toEqual({ 'home.a': literal('Ĥöɱéĥ') })
})
