import { expect, test } from 'vitest'
import { isIndexed, builtOrigin, builtPages } from '../support/crawler/built-pages.ts'
import { attributeOf, documentOf, served, servedAll } from '../support/served-site.ts'
import { listedPages } from '../support/listed-pages.ts'

const robotsOf = async (path: string) =>
  attributeOf(await served(path), 'meta[name=robots]', 'content')

test('only pages that answer one visitor, and short lists of a category or with a tag, are kept out of results', () => {
  const hidden = builtPages()
    .filter((page) => !isIndexed(page))
    .map(({ path }) => path)
  const isTopic = (path: string) => /\/blog\/(tag|category)\//.test(path)
  const topics = hidden.filter(isTopic)
  const others = hidden.filter((path) => !isTopic(path))
  const system = [
    '/my-brief',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/search',
    '/thank-you',
  ]
  expect(others.sort()).toEqual([...system.map((path) => `/de${path}`), ...system])
  expect(topics).toEqual(expect.arrayContaining(['/blog/tag/dicom', '/de/blog/category/payments']))
})

test.each([
  ['/compliance', 'Sources'],
  ['/de/hire/poland', 'Quellen'],
  ['/blog/who-owns-the-code', 'Sources'],
  ['/privacy-policy', 'Sources'],
])('%s lists at its end what its statements of law rest on', async (path, title) => {
  const list = documentOf(await served(path)).querySelector('[aria-labelledby=cited-sources]')!
  expect(list.querySelector('h2')!.textContent).toBe(title)
  expect(list.querySelectorAll('li a[href^=https]').length).toBeGreaterThan(1)
})

test('pages for one visitor say noindex', async () => {
  for (const path of [
    '/thank-you',
    '/newsletter/confirm',
    '/no-such-page',
    '/request/no-such-token',
    '/de/request/no-such-token',
  ]) {
    expect([path, await robotsOf(path)]).toEqual([path, 'noindex'])
  }
  expect(await robotsOf('/blog/tag/dicom'), 'a tag with one post').toBe('noindex')
  expect(await robotsOf('/blog/category/security'), 'a category with one post').toBe('noindex')
  expect(await robotsOf('/blog/tag/contracts'), 'a tag mostly of one category').toBe('noindex')
  expect(await robotsOf('/blog/category/teams'), 'a category with three posts').toBeUndefined()
})

test('a query makes no page of its own', async () => {
  for (const path of [
    '/?utm_source=mail',
    '/de?utm_source=mail',
    '/success-stories?industry=fintech',
    '/de/success-stories?platform=web',
    '/service-finder?step=2&goal=launch-a-new-product',
    '/de/faq?q=NDA',
    '/blog?page=2',
    '/search?q=fhir',
    '/de/search?q=fhir',
    '/thank-you?request=contact',
  ]) {
    const page = await served(path)
    const canonical = attributeOf(page, 'link[rel=canonical]', 'href')
    expect([path, page.status, canonical]).toEqual([path, 200, builtOrigin() + path.split('?')[0]])
    const hidden = /search|thank-you/.test(path)
    expect([path, await robotsOf(path)]).toEqual([path, hidden ? 'noindex' : undefined])
  }
})

test('the site map links every page that search engines may list, and no other', async () => {
  const pages = await servedAll(listedPages('en').map(({ path }) => path))
  const listed = pages.filter(
    (page) => attributeOf(page, 'meta[name=robots]', 'content') === undefined,
  )
  const linked = documentOf(await served('/sitemap'))
    .querySelectorAll('main li a[href^="/"]')
    .map((link) => link.getAttribute('href')!)
  expect([...new Set(linked)].sort()).toEqual(listed.map(({ path }) => path).sort())
})
