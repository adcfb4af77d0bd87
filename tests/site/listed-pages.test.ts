import { expect, test, describe } from 'vitest'
import { pagePaths, pages, indexedLocales } from '../../pages/registry/pages.ts'
import { routes } from '../../locales/route-table.ts'
import { siteMapGroups } from '../../pages/registry/page.ts'
import { listedPages } from '../support/listed-pages.ts'
import { shareLocale } from '../../pages/head/ShareTags.tsx'

const paths = pagePaths()

test('a build writes every page once in each language', () => {
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/de', '/blog/page/2', '/de/blog/page/2', '/hire/poland', '/search']) {
    expect(paths).toContain(path)
  }
})

test('a build writes no page whose token only the server knows', () => {
  expect(paths.filter((path) => path.includes('@') || path.includes('/request'))).toEqual([])
})

test('pages of a language stand together, since a thread renders pages that follow each other', () => {
  const german = paths.map((path) => /^\/de(\/|$)/.test(path))
  const first = german.indexOf(true)
  expect(german.slice(first, german.lastIndexOf(true) + 1)).not.toContain(false)
})

describe.each(['en', 'en-XB'] as const)('The site map of %s', (locale) => {
  const groups = siteMapGroups(pages(locale))
  const links = groups.flatMap((group) => group.links)

  test('lists every page that search engines may list, once, and no other', () => {
    const listed = links.map(({ path }) => path)
    const indexed = listedPages(locale).filter(({ id }) => routes[id].index === true)
    // Categories and tags with few posts are kept out of search results by their data, not by the route table.
    const certain = indexed.filter(({ id }) => id !== 'blog.tag' && id !== 'blog.category')
    const known = new Set(indexed.map(({ path }) => path))
    expect(certain.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([])
    expect(listed.filter((path) => !known.has(path))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('says of each page what it is about, in words of its own', () => {
    const descriptions = links.map(({ description }) => description)
    expect(descriptions.filter((description) => description.length < 40)).toEqual([])
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(links.filter(({ title }) => title.trim() === '')).toEqual([])
  })
})

test('Services, industries, stories, company, blog, topics and legal texts have a group each', () => {
  const pagesIn = Object.fromEntries(siteMapGroups(pages('en')).map(({ id, links }) => [id, links]))
  expect(pagesIn['services']!.map(({ path }) => path)).toContain('/services/devops')
  expect(pagesIn['industries']!.map(({ path }) => path)).toContain('/industries/healthcare')
  expect(pagesIn['success-stories']!.map(({ path }) => path)).toContain('/success-stories/openrad')
  expect(pagesIn['company']!.map(({ path }) => path)).toContain('/contact-us')
  expect(pagesIn['blog']![0]!.path).toBe('/blog')
  expect(pagesIn['topics']!.every(({ path }) => /^\/blog\/(category|tag)\//.test(path))).toBe(true)
  expect([...new Set(pagesIn['hire']!.map(({ under }) => under))]).toEqual([
    undefined,
    'common.menu.roles',
    'common.menu.skills',
    'common.menu.countries',
  ])
  expect(pagesIn['legal']!.map(({ path }) => path)).toContain('/privacy-policy')
})

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
  expect(indexedLocales(id, params)).toEqual(expected)
})

test('share previews name a language with its territory', () => {
  expect([shareLocale('en'), shareLocale('de')]).toEqual(['en_US', 'de_DE'])
})
