import { expect, test } from 'vitest'
import { listedPages } from '../support/listed-pages.ts'
import { linkedPaths, linkFindings } from '../support/crawler/link-findings.ts'
import { builtFiles, builtOrigin, builtPages } from '../support/crawler/built-pages.ts'
import { documentOf, type Served, servedAll, served } from '../support/served-site.ts'

type Crawled = { status: number; links: readonly string[]; fragments: ReadonlySet<string> }

const origin = builtOrigin()

/** One page as a crawler reads it: its links to this site, and what fragments can lead to. */
function read(page: Served): Crawled {
  const { status, headers, path } = page
  if (!headers['content-type']?.includes('html')) {
    return { status, links: [], fragments: new Set() }
  }
  const document = documentOf(page)
  const links = document
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href')!, origin + path))
    .filter((target) => target.origin === origin)
    .map(({ pathname, search, hash }) => pathname + search + hash)
  const ids = document.querySelectorAll('[id]').map(({ id }) => id)
  return { status, links: [...new Set(links)], fragments: new Set(ids) }
}

const withoutHash = (url: string) => url.split('#')[0]!

/** Every page that links lead to from the home page, with the links that it has. */
async function crawl(): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>()
  let next = ['/']
  while (next.length > 0) {
    const pages = (await servedAll(next)).map(read)
    next.forEach((path, at) => found.set(path, pages[at]!))
    const linked = pages.flatMap(({ links }) => links.map(withoutHash))
    next = [...new Set(linked)].filter((path) => !found.has(path))
  }
  return found
}

/** Pages that answer to one visitor: a mail or a form leads to them. */
const fromMail: readonly string[] = ['thank-you', 'newsletter.confirm', 'newsletter.unsubscribe']

// Every page of both languages is asked for, some of them rendered on request.
const crawlTimeout = 180_000

test(
  'from the home page every link leads to a page at once, and every page is reached',
  { timeout: crawlTimeout },
  async () => {
    const found = await crawl()
    const sources = (dead: string) =>
      [...found]
        .filter(([, { links }]) => links.map(withoutHash).includes(dead))
        .map(([from]) => from)
    const dead = [...found]
      .filter(([, { status }]) => status !== 200)
      .map(([path, { status }]) => `${path} answers ${status}; linked from ${sources(path)[0]}`)
    expect.soft(dead).toEqual([])

    const lost = [...found].flatMap(([from, { links }]) =>
      links
        .filter((link) => link.includes('#'))
        .filter((link) => {
          const [path, fragment] = link.split('#') as [string, string]
          return fragment !== '' && !found.get(path)!.fragments.has(decodeURIComponent(fragment))
        })
        .map((link) => `${from} → ${link}`),
    )
    expect.soft(lost).toEqual([])

    const unreached = (['en', 'de'] as const)
      .flatMap(listedPages)
      .filter(({ id, path }) => !fromMail.includes(id) && !found.has(path))
    expect(unreached.map(({ path }) => path)).toEqual([])
  },
)

test('links lead to pages, without detours, in the language of the page', async () => {
  const pages = builtPages()
  const known = new Set([...pages.map(({ path }) => path), ...builtFiles()])
  // What the build does not hold, an endpoint may answer.
  const asked = await servedAll(linkedPaths(pages, origin).filter((path) => !known.has(path)))
  const answered = asked.filter(({ status }) => status === 200).map(({ path }) => path)
  expect(linkFindings(pages, origin, new Set([...builtFiles(), ...answered]))).toEqual([])
})

test('a page is fetched while the pointer rests on a link to it', async () => {
  const { headers } = await served('/privacy-policy')
  const named = String(headers['speculation-rules'])
  expect(named).toMatch(/^"\/[^"]+"$/)
  const rules = await served(named.replaceAll('"', ''))
  expect(rules.headers['content-type']).toContain('application/speculationrules+json')
  const { prefetch } = JSON.parse(rules.body.toString())
  expect(prefetch).toHaveLength(1)
  expect(prefetch[0].eagerness).toBe('moderate')
})
