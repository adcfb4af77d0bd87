import { expect, test } from 'vitest'
import { shareLocale } from '../../pages/head/ShareTags.tsx'
import { listedLocales } from '../../pages/registry/pages.ts'

test.each([
  ['home', {}, ['en', 'de']],
  ['hire.role', { role: 'qa-engineers' }, ['en', 'de']],
  ['industries.industry', { industry: 'fintech' }, ['en', 'de']],
  ['success-stories.story', { story: 'openrad' }, ['en', 'de']],
  ['success-stories.story', { story: 'no-such-story' }, []],
  ['blog.post', { post: 'dicom-in-the-browser' }, ['en', 'de']],
  ['blog.page', { page: '2' }, ['en', 'de']],
  ['blog.page', { page: '1' }, []],
  ['blog.page', { page: '99' }, []],
  ['blog.category', { category: 'teams' }, ['en', 'de']],
  ['blog.tag', { tag: 'dicom' }, []],
  ['search', {}, []],
  ['request', { token: 'any' }, []],
] as const)('%s %o: in %o', (id, params, expected) => {
  expect(listedLocales(id, params)).toEqual(expected)
})

test('share previews name a language with its territory', () => {
  expect([shareLocale('en'), shareLocale('de')]).toEqual(['en_US', 'de_DE'])
})
