import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { parse } from 'node-html-parser'
import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/site-test.ts'

/** Languages of the build with the pages of each; a crawler reads one by a plain GET, without script. */
const all = (['en', 'de'] as const).flatMap((locale) =>
  addresses(locale).map(({ path }) => ({ locale, path })),
)

/** Types of data blocks, which run no script. */
const data = ['application/json', 'application/ld+json']

/** Whether the policy of an answer names the rules within the page by their hash. */
function isAllowed(rules: string, answer: APIResponse): boolean {
  const hash = createHash('sha256').update(rules).digest('base64')
  return answer.headers()['content-security-policy']!.includes(`style-src 'self' 'sha256-${hash}'`)
}

test('every page says everything in its HTML', async ({ request }) => {
  for (const { locale, path } of all) {
    const answer = await request.get(path)
    const document = parse(await answer.text())
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name)
    const inline = document
      .querySelectorAll('script')
      .filter((script) => !script.getAttribute('src'))
      .map((script) => script.getAttribute('type') ?? '')
    expect
      .soft(
        {
          status: answer.status(),
          lang: attribute('html', 'lang'),
          dir: attribute('html', 'dir'),
          title: /Helmwright/.test(document.querySelector('title')?.text ?? ''),
          description: (attribute('meta[name=description]', 'content')?.length ?? 0) > 40,
          canonical: attribute('link[rel=canonical]', 'href'),
          titles: document.querySelectorAll('h1').length,
          text: document.querySelector('main')!.text.length > 60,
          styled: document.querySelectorAll('[style]').length,
          rules: document.querySelectorAll('style').map(({ text }) => isAllowed(text, answer)),
          inline: inline.filter((type) => !data.includes(type)),
        },
        path,
      )
      .toEqual({
        status: 200,
        lang: locale,
        dir: 'ltr',
        title: true,
        description: true,
        canonical: `http://localhost:3000${path}`,
        titles: 1,
        text: true,
        styled: 0,
        rules: [true],
        inline: [],
      })
  }
})

test('pages for one visitor are kept out of search results', async ({ request }) => {
  const robots = async (path: string) =>
    parse(await (await request.get(path)).text())
      .querySelector('meta[name=robots]')
      ?.getAttribute('content')
  for (const path of ['/thank-you', '/newsletter/confirm', '/no-such-page']) {
    expect(await robots(path)).toBe('noindex')
  }
  expect(await robots('/blog/tag/dicom'), 'a tag with one post').toBe('noindex')
  expect(await robots('/blog/tag/contracts'), 'a tag with three posts').toBeUndefined()
})

test('an unknown address answers 404 with ways onward, and no page is served as a file', async ({
  request,
}) => {
  for (const path of [
    '/no-such-page',
    '/success-stories/no-such-story',
    '/blog/no-such-post',
    '/blog/page/3',
    '/blog/page/0',
    '/blog/page/02',
    '/blog/category/cooking',
    '/blog/category/toString',
    '/blog/tag/cobol',
    '/404',
    '/404.html',
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    const document = parse(await answer.text())
    expect(document.querySelector('h1')?.text).toBe('Off the chart')
    expect(document.querySelectorAll('main a').length).toBeGreaterThanOrEqual(3)
  }
})

test('only the two fonts of the first view are preloaded', async ({ request }) => {
  for (const path of ['/', '/hire/poland', '/blog']) {
    const html = await (await request.get(path)).text()
    const fonts = html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? []
    expect(fonts.map((tag) => /static\/(.*?)\./.exec(tag)![1])).toEqual([
      'helmwright-display-core',
      'sofia-sans-core',
    ])
  }
})
