import { expect, test } from 'vitest'
import type { CompiledMessages } from './compiled-messages.ts'
import { withFallback } from './with-fallback.ts'

const text = (value: string) => [{ type: 0 as const, value }]

test('a page gets its own texts, and in English only those that it lacks', () => {
  const english: CompiledMessages = {
    'home.a': text('A'),
    'home.b': text('B'),
    'home.c': text('C'),
  }
  const own: CompiledMessages = { 'home.a': text('Ä'), 'home.b': [], 'home.old': text('Alt') }
  expect(withFallback(english, own)).toEqual({
    'home.a': text('Ä'),
    'en:home.b': text('B'),
    'en:home.c': text('C'),
  })
})
