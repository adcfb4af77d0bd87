import { expect, test } from 'vitest'
import { marksOf, readMarks, withoutMarks } from './id-marks.ts'

function marked(id: string, text: string): string {
  const { before, after } = marksOf(id)
  return before + text + after
}

test('an id between its marks is read again, with the place of the text', () => {
  const text = marked('home.hero.title-2', 'Engineers')
  const [begin, end] = readMarks(text)
  expect([begin!.id, begin!.kind, end!.id, end!.kind]).toEqual([
    'home.hero.title-2',
    'begin',
    'home.hero.title-2',
    'end',
  ])
  expect(text.slice(begin!.to, end!.from)).toBe('Engineers')
})

test('a message in a message keeps its own marks', () => {
  const text = marked('a.outer', `From ${marked('a.inner', 'Kyiv')} on`)
  expect(readMarks(text).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'begin a.outer',
    'begin a.inner',
    'end a.inner',
    'end a.outer',
  ])
  expect(withoutMarks(text)).toBe('From Kyiv on')
})

test('marks are of characters that are never seen', () => {
  const { before, after } = marksOf('home.a')
  expect(before + after).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u)
})

test('a flag is no mark', () => {
  expect(readMarks('🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland')).toEqual([])
})
