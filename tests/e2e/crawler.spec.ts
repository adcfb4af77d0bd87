import { readdirSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { alternateFindings } from '../support/crawler/alternate-findings.ts'
import { canonicalOf, isIndexed, languageOf } from '../support/crawler/built-page.ts'
import { graphFindings } from '../support/crawler/graph-findings.ts'
import { headFindings } from '../support/crawler/head-findings.ts'
import { languageFindings } from '../support/crawler/language-findings.ts'
import { linkedPaths, linkFindings } from '../support/crawler/link-findings.ts'
import { graphOf } from '../support/crawler/page-graph-of.ts'
import { readBuild } from '../support/crawler/read-build.ts'
import { expect, test } from '../support/site-test.ts'

/** The pages of both languages as they lie in the build. */
const pages = readBuild('dist/client')
const { origin } = new URL(canonicalOf(pages.find(({ path }) => path === '/')!))

/** Files of the build that are no pages, as addresses. */
const files = new Set(
  readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`),
)

test('both languages are in the build', () => {
  for (const language of ['en', 'de']) {
    expect(pages.filter((page) => languageOf(page) === language).length).toBeGreaterThan(100)
  }
})

test('titles and descriptions fit search results and are unique; addresses are their own', () => {
  expect(headFindings(pages, origin)).toEqual([])
})

test('every listed page names its versions, and they name it', () => {
  expect(alternateFindings(pages)).toEqual([])
})

test('structured data keeps the rules and says what the page shows', () => {
  expect(graphFindings(pages)).toEqual([])
  const logos = pages.flatMap((page) => graphOf(page).flatMap(({ logo }) => logo ?? []))
  const paths = new Set(logos.map((logo) => new URL(String(logo)).pathname))
  expect([...paths].filter((path) => !files.has(path))).toEqual([])
  expect(paths.size).toBe(1)
})

test('no English stands unmarked in a German page', () => {
  expect(languageFindings(pages)).toEqual([])
})

test('links lead to pages, without detours, in the language of the page', async ({ request }) => {
  const known = new Set([...pages.map(({ path }) => path), ...files])
  const asked = linkedPaths(pages, origin).filter((path) => !known.has(path))
  // What the build does not hold, an endpoint may answer.
  const answered = await Promise.all(
    asked.map(async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      return answer.status() === 200 ? [path] : []
    }),
  )
  const found = new Set([...files, ...answered.flat()])
  expect(linkFindings(pages, origin, found)).toEqual([])
})

test('only pages that answer one visitor, and short lists of tags, are kept out of results', () => {
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => path)
  const tags = hidden.filter((path) => path.includes('/blog/tag/'))
  const others = hidden.filter((path) => !path.includes('/blog/tag/'))
  const system = ['/newsletter/confirm', '/newsletter/unsubscribe', '/search', '/thank-you']
  expect(others.sort()).toEqual([...system.map((path) => `/de${path}`), ...system])
  expect(tags.length).toBeGreaterThan(0)
})

test('a query makes no page of its own', async ({ request }) => {
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
    const answer = await request.get(path, { maxRedirects: 0 })
    const document = parse(await answer.text())
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect([path, answer.status(), canonical]).toEqual([path, 200, origin + path.split('?')[0]])
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content')
    const hidden = /search|thank-you/.test(path)
    expect([path, robots]).toEqual([path, hidden ? 'noindex' : undefined])
  }
})

test('a receipt is for one visitor, in every language', async ({ request }) => {
  for (const path of ['/request/no-such-token', '/de/request/no-such-token']) {
    const document = parse(await (await request.get(path)).text())
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content')
    expect([path, robots]).toEqual([path, 'noindex'])
  }
})
