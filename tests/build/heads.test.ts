import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { alternateFindings } from '../support/crawler/language-findings.ts'
import { headFindings } from '../support/crawler/head-findings.ts'
import { builtPages, builtOrigin, builtFiles } from '../support/crawler/built-pages.ts'
import { pagesByFamily } from '../support/by-family.ts'
import { attributeOf, documentOf, type Served, served, servedAll } from '../support/served-site.ts'
import { graphFindings, graphOf } from '../support/crawler/graph-findings.ts'

test('titles and descriptions fit search results and are unique; addresses are their own', () => {
  expect(headFindings(builtPages(), builtOrigin())).toEqual([])
})

test('every listed page names its versions, and they name it', () => {
  expect(alternateFindings(builtPages())).toEqual([])
})

describe('a page says everything in its HTML', () => {
  test.each(pagesByFamily())('$id', async ({ pages }) => {
    const responses = await servedAll(pages.map(({ path }) => path))
    const findings = responses.flatMap((page, at) =>
      pageFindings(page, pages[at]!.locale).map((finding) => `${page.path}: ${finding}`),
    )
    expect(findings).toEqual([])
  })
})

test.each(['/', '/de/services/devops', '/no-such-page', '/success-stories?platform=web'])(
  'the title of %s comes right after the character set',
  async (path) => {
    const html = (await served(path)).body.toString()
    expect(html).toMatch(/<head><meta charset="UTF-8"\s*\/?><title>[^<]+<\/title>/)
    expect(html.match(/<title>/g)).toHaveLength(1)
  },
)

test('a post says when it was published; a sample says nothing, and neither does a page that is no text', async () => {
  const published = async (path: string) =>
    attributeOf(await served(path), 'meta[property="article:published_time"]', 'content')
  const post = await served('/de/blog/who-owns-the-code')
  const day = attributeOf(post, 'main time', 'datetime')
  expect(await published('/de/blog/who-owns-the-code')).toBe(`${day}T00:00:00Z`)
  expect(await published('/success-stories/xola')).toBeUndefined()
  expect(await published('/services/devops')).toBeUndefined()
})

test('only the two fonts of the first view are preloaded', async () => {
  for (const path of ['/', '/hire/poland', '/blog']) {
    const fonts = documentOf(await served(path))
      .querySelectorAll('link[rel=preload][as=font]')
      .map((link) => /static\/(.*?)\./.exec(link.getAttribute('href')!)![1])
    expect([path, ...fonts]).toEqual([path, 'helmwright-display-core', 'sofia-sans-core'])
  }
})

/** Types of data blocks, which run no script. */
const data = ['application/json', 'application/ld+json']

/** What a crawler that runs no script misses on a page, and what its policy forbids. */
function pageFindings(page: Served, locale: string): string[] {
  const document = documentOf(page)
  const canonical = attributeOf(page, 'link[rel=canonical]', 'href')
  const description = attributeOf(page, 'meta[name=description]', 'content') ?? ''
  const rules = document.querySelectorAll('style')
  const scripts = document
    .querySelectorAll('script:not([src])')
    .map((script) => script.getAttribute('type') ?? 'no type')
    .filter((type) => !data.includes(type))
  const policy = page.headers['content-security-policy'] ?? 'none'
  const unlisted = rules.filter(({ text }) => !policy.includes(`style-src 'self' ${hashOf(text)}`))
  const is: readonly [boolean, string][] = [
    [page.status === 200, `the status is ${page.status}`],
    [attributeOf(page, 'html', 'lang') === locale, `the language is not ${locale}`],
    [attributeOf(page, 'html', 'dir') === 'ltr', 'the direction is not ltr'],
    [/Helmwright/.test(document.querySelector('title')?.text ?? ''), 'the title lacks the company'],
    [description.length > 40, `the description is short: ${description}`],
    [canonical === builtOrigin() + page.path, `the canonical address is ${canonical}`],
    [document.querySelectorAll('h1').length === 1, 'there is not one h1'],
    [(document.querySelector('main')?.text ?? '').length > 60, 'main is nearly empty'],
    [!document.querySelector('[style]'), 'an element has a style of its own'],
    [rules.length === 1, `there are ${rules.length} style elements`],
    [unlisted.length === 0, `the policy does not allow the rules within the page: ${policy}`],
    [scripts.length === 0, `a script stands within the page: ${scripts.join()}`],
  ]
  return is.filter(([kept]) => !kept).map(([, finding]) => finding)
}

function hashOf(rules: string): string {
  return `'sha256-${createHash('sha256').update(rules).digest('base64')}'`
}

test('structured data keeps the rules and says what the page shows', () => {
  expect(graphFindings(builtPages())).toEqual([])
})

test('all pages name one logo, which is in the build', () => {
  const logos = builtPages().flatMap((page) => graphOf(page).flatMap(({ logo }) => logo ?? []))
  const paths = new Set(logos.map((logo) => new URL(String(logo)).pathname))
  expect([...paths].filter((path) => !builtFiles().has(path))).toEqual([])
  expect(paths.size).toBe(1)
})
