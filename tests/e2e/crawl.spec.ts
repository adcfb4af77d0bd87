import type { APIRequestContext } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/site-test.ts'

type Crawled = { status: number; links: string[]; fragments: ReadonlySet<string> }

/** One page as a crawler reads it: its links to this site, and what fragments can lead to. */
async function read(request: APIRequestContext, path: string, base: string): Promise<Crawled> {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = (response.headers()['content-type'] ?? '').includes('html')
    ? await response.text()
    : ''
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, address]) => new URL(address!.replaceAll('&amp;', '&'), new URL(path, base)))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ pathname, search, hash }) => pathname + search + hash)
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
  return { status: response.status(), links: [...new Set(links)], fragments: new Set(ids) }
}

const withoutHash = (address: string) => address.split('#')[0]!

// Every page of both languages is asked for, one after the other.
test.setTimeout(180_000)

/** A crawler that asks for more at once is turned away. */
const atOnce = 10

/** Every page that links lead to from the home page, with the links that it has. */
async function crawl(request: APIRequestContext, base: string): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>()
  let next = ['/']
  while (next.length > 0) {
    const [batch, later] = [next.slice(0, atOnce), next.slice(atOnce)]
    const pages = await Promise.all(batch.map((path) => read(request, path, base)))
    batch.forEach((path, at) => found.set(path, pages[at]!))
    const linked = pages.flatMap(({ links }) => links.map(withoutHash))
    next = [...new Set([...later, ...linked])].filter((path) => !found.has(path))
  }
  return found
}

test('from the home page every link leads to a page at once, and every page is reached', async ({
  request,
  baseURL,
}) => {
  const found = await crawl(request, baseURL!)
  const dead = [...found].filter(([, { status }]) => status !== 200).map(([path]) => path)
  expect(dead).toEqual([])

  const lost = [...found].flatMap(([from, { links }]) =>
    links
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const [path, fragment] = link.split('#') as [string, string]
        return fragment !== '' && !found.get(path)!.fragments.has(decodeURIComponent(fragment))
      })
      .map((link) => `${from} → ${link}`),
  )
  expect(lost).toEqual([])

  const listed = (['en', 'de'] as const)
    .flatMap(addresses)
    .filter(({ id }) => !fromMail.includes(id))
  expect(listed.filter(({ path }) => !found.has(path)).map(({ path }) => path)).toEqual([])
})

/** Pages that answer to one visitor: a mail or a form leads to them. */
const fromMail: readonly string[] = ['thank-you', 'newsletter.confirm', 'newsletter.unsubscribe']
