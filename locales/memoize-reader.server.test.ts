import { expect, test } from 'vitest'
import { forgetWords, memoizeReader, noteCatalogs } from './memoize-reader.server.ts'

test('an edited catalog is read again by all that asked for its words, also through others, and by nothing else', () => {
  const words = memoizeReader((catalog: string) => {
    noteCatalogs([catalog])
    return {}
  })
  const page = memoizeReader((name: string) => ({
    name,
    title: words('forms'),
    list: content('blog'),
  }))
  const content = memoizeReader((folder: string) => ({ folder }))
  const other = words('stories')
  const before = page('contact')
  expect(page('contact')).toBe(before)

  forgetWords('forms')

  const after = page('contact')
  expect(after).not.toBe(before)
  expect(after.title).not.toBe(before.title)
  expect(after.list).toBe(before.list)
  expect(words('stories')).toBe(other)
})

test('what is kept still counts for whoever reads it later', () => {
  const words = memoizeReader(() => {
    noteCatalogs(['forms'])
    return {}
  })
  words()
  const page = memoizeReader(() => ({ title: words() }))
  const before = page()
  forgetWords('forms')
  expect(page()).not.toBe(before)
})
