import { expect, test } from 'vitest'
import { createTranslator } from '../components/text/create-translator.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import { readParts } from './brief.server.ts'
import { comparable } from './compare.ts'
import { comparedName } from './comparison-lines.server.ts'
import { briefCatalogs, partWriter } from './part-writer.ts'

const partsIn = (locale: 'en' | 'de', comparison: string) => {
  const text = createTranslator({ locale, messages: messagesFor(locale, briefCatalogs) })
  return readParts({ comparison }, partWriter(locale, text), new Date())
}

test.each([
  ['en', 'a=poland&b=georgia', 'Developers in Poland · Developers in Georgia'],
  ['de', 'a=poland&b=georgia', 'Entwickler in Polen · Entwickler in Georgien'],
] as const)('in %s a comparison is told by what stands side by side', (locale, query, names) => {
  const { comparison } = partsIn(locale, query)
  expect(comparison?.query).toBe(query)
  expect(comparison?.lines.map(({ value }) => value)).toEqual([names])
})

test('what an address adds to a comparison is left out', () => {
  const { comparison } = partsIn('en', 'a=react-developers&b=%3Cb%3E&c=poland&label=Free')
  expect(comparison?.query).toBe('a=react-developers')
  expect(partsIn('en', 'a=nothing')).toEqual({})
})

test('everything that can be compared has a name in both languages', () => {
  const ids = Object.values(comparable).flat()
  for (const locale of ['en', 'de'] as const)
    expect(ids.filter((id) => comparedName(locale, id).trim() === '')).toEqual([])
})
