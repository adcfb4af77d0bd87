import { describe, expect, test } from 'vitest'
import { findDocuments, nearPages } from '../../components/search/find-documents.ts'
import { searchIndex } from '../../components/search/search-index.ts'
import { technologies } from '../../content/facts/technologies.ts'
import type { RouteRecord } from '../../locales/route-record.ts'
import { routes } from '../../locales/route-table.ts'
import { matchRoute } from '../../locales/addresses.ts'
import { searchFile } from '../../pages/search/search-file.server.ts'
import { listedPages } from '../support/listed-pages.ts'

const file = searchFile('en')
const index = searchIndex(file)
const pages = file.documents.filter(({ kind }) => kind !== 'question' && kind !== 'technology')
const paths = (query: string) => findDocuments(index, query).map(({ path }) => path)

/** Lists show entries that are found themselves, so only their first pages are searched. */
const isFound = ({ index: listed, kind, path }: RouteRecord) =>
  listed === true && !(kind === 'list' && path.includes('@'))

test('every page that search engines may list is found, and no other', () => {
  const expected = listedPages('en').filter(({ id }) => isFound(routes[id]))
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.map(({ path }) => path).sort())
})

test('the site map is found by its own words and not by those of the pages that it lists', () => {
  expect(paths('site map')[0]).toBe('/sitemap')
  expect(paths('radiology reporting')).not.toContain('/sitemap')
})

test('an invented story or list of reviews is found as a sample, a page about our work is not', () => {
  const marked = pages.filter(({ sample }) => sample).map(({ path }) => path)
  expect(marked).toEqual(
    expect.arrayContaining(['/success-stories', '/success-stories/openrad', '/reviews']),
  )
  expect(marked).not.toContain('/services/devops')
  const [hit] = findDocuments(index, 'OpenRad').filter(({ kind }) => kind === 'story')
  expect(hit).toMatchObject({ path: '/success-stories/openrad', sample: true })
})

test('every technology is found', () => {
  const found = file.documents.filter(({ kind }) => kind === 'technology')
  expect(found.map(({ title }) => title)).toEqual(technologies.map(({ subtitle }) => subtitle))
})

test('questions lead to their fragment on a page, and none stands twice', () => {
  const questions = file.documents.filter(({ kind }) => kind === 'question')
  expect(questions.length).toBeGreaterThan(50)
  expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length)
  for (const { path } of questions) {
    const [page = '', fragment = ''] = path.split('#')
    expect(matchRoute(page), path).toBeDefined()
    expect(fragment, path).toMatch(/^[a-z0-9-]+$/)
  }
})

test('every document has a title and a summary, and no text holds markup', () => {
  for (const { title, summary, headings, words } of file.documents) {
    expect([title, summary]).not.toContain('')
    expect(`${title} ${summary} ${headings} ${words}`).not.toMatch(
      /<\/?[a-z]+[ >]|&[a-z]+;|\{[a-z]/,
    )
  }
})

test('every synonym leads to something', () => {
  const lost = Object.keys(file.synonyms).filter((word) => paths(word).length === 0)
  expect(lost).toEqual([])
})

describe('a visitor finds', () => {
  test.each([
    ['kubernets', '/technologies', 'a technology with a typing error'],
    ['k8s', '/services/devops', 'a page by another name of a technology'],
    ['fhir', '/industries/healthcare', 'an industry by a standard'],
    ['react dashboard', '/services/web-development', 'a page by two words of it'],
    ['smallest team', '/services/dedicated-team#smallest-team', 'a question'],
    ['openrad', '/success-stories/openrad', 'a story'],
    ['privacy', '/privacy-policy', 'a legal page'],
  ])('“%s”: %s, %s', (query, path) => {
    expect(paths(query)).toContain(path)
  })

  test.each([
    ['dedicated team', '/services/dedicated-team'],
    ['fintch', '/industries/fintech'],
    ['contact', '/contact-us'],
    ['devops services', '/services/devops'],
    ['hire react', '/hire/react-developers'],
  ])('“%s” at the top: %s', (query, path) => {
    expect(findDocuments(index, query).find(({ kind }) => kind === 'page')?.path).toBe(path)
  })
})

test('a mistyped address is near to the page it meant', () => {
  expect(nearPages(index, '/services/web-developmnt')[0]?.path).toBe('/services/web-development')
})
