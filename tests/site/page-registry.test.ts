import { type ComponentType, createElement, type PropsWithChildren } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext, PageContextServer } from 'vike/types'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'node-html-parser'
import type { RouteRecord } from '../../locales/route-record.ts'
import type { PageContent } from '../../pages/registry/page.ts'

/** What a new family of pages consists of: a record of the route table, and the source of its pages. */
const record: RouteRecord = {
  path: '/ports/@port',
  parent: 'home',
  title: null,
  description: null,
  label: 'common.route.about',
  catalogs: [],
  kind: 'story',
  sections: [],
  index: true,
  menu: ['company.work'],
}
const port: PageContent = {
  params: { port: 'gdansk' },
  title: 'Gdańsk',
  description: 'Where our ships call.',
  days: ['2026-11-20'],
  // A text that is there, and a heading of it.
  ownText: { folder: 'documents', slug: 'exit-plan' },
  entry: { published: '2026-11-20' },
}
const heading = 'On the day notice is given'

/** With the children that `createElement` takes beside the other props. */
const Provider = VikeReactProviderPageContext as ComponentType<
  PropsWithChildren<{ pageContext: PageContext }>
>

const path = '/ports/gdansk'
const site = 'https://www.helmwright.example'
const id = 'port' as never

const withRoutes = (planted: Record<string, RouteRecord>) =>
  vi.doMock('../../locales/route-table.ts', async (original) => {
    const table = await original<typeof import('../../locales/route-table.ts')>()
    return { ...table, routes: { ...table.routes, ...planted } }
  })

afterAll(() => {
  vi.doUnmock('../../locales/route-table.ts')
  vi.doUnmock('../../pages/registry/page-sources.ts')
  vi.doUnmock('../../components/theme/fonts.css?url')
  vi.doUnmock('../../components/theme/late-fonts.css?url')
  vi.resetModules()
})

test('a family without a source stops the build', async () => {
  vi.resetModules()
  withRoutes({ port: record })
  const { pages } = await import('../../pages/registry/pages.ts')
  expect(() => pages('en')).toThrow('Nothing gives the family "port" its pages')
})

describe('a family that route table and registry name is', () => {
  beforeAll(() => {
    vi.resetModules()
    withRoutes({ port: record })
    vi.doMock('../../pages/registry/page-sources.ts', async (original) => {
      const { pageSource } = await original<typeof import('../../pages/registry/page-sources.ts')>()
      return {
        pageSource: (one: Parameters<typeof pageSource>[0] | 'port') =>
          one === 'port' ? () => [port] : pageSource(one),
      }
    })
  })

  const found = async (locale: 'en' | 'de' = 'en') => {
    const { findPage } = await import('../../pages/registry/pages.ts')
    return findPage(locale, id, port.params)!
  }
  const { title, description } = port

  test('a page of each language', async () => {
    const { indexedLocales, pagePaths } = await import('../../pages/registry/pages.ts')
    expect(pagePaths()).toEqual(expect.arrayContaining([path, `/de${path}`]))
    expect(indexedLocales(id, port.params)).toEqual(['en', 'de'])
    expect(await found('de')).toMatchObject({ path: `/de${path}`, name: title })
  })

  test('on the site map', async () => {
    const { findPage, pages } = await import('../../pages/registry/pages.ts')
    const { siteMapGroups } = await import('../../pages/registry/page.ts')
    const company = siteMapGroups(pages('en')).find((group) => group.id === 'company')!
    expect(company.links).toContainEqual({ path, title, description })
    expect(findPage('en', 'sitemap')!.listedPaths!(pages('en'))).toContain(path)
  })

  test('in the files for programs, with its text', async () => {
    const { crawlerFiles } = await import('../../pages/crawlers/crawler-files.server.ts')
    const files = new Map(crawlerFiles(site, '2027-01-01').map((file) => [file.path, file.text]))
    expect(files.get('/sitemap.xml')).toContain(
      `<loc>${site}/de${path}</loc><lastmod>2026-11-20T00:00:00Z</lastmod>`,
    )
    expect(files.get('/llms.txt')).toContain(`- [${title}](${site}${path}.md): ${description}`)
    expect(files.get(`${path}.md`)).toContain(`date: 2026-11-20\nlanguage: en\n`)
    expect(files.get(`${path}.md`)).toContain(heading)
    const [whole] = files.get('/llms-full.txt')!.split(`\n\n<${site}${path}>`)
    expect(whole!.slice(whole!.lastIndexOf('\n---\n'))).toContain(heading)
  })

  test('among the results of the search, in the group of its kind', async () => {
    const { searchFile } = await import('../../pages/search/search-file.server.ts')
    expect(searchFile('en').documents).toContainEqual(
      expect.objectContaining({
        kind: 'story',
        path,
        title,
        summary: description,
        headings: expect.stringContaining(heading),
      }),
    )
  })

  test('given a share picture', async () => {
    const { sharePages } = await import('../../pages/share-pictures.server.ts')
    const eyebrow = 'Success story'
    expect(sharePages()).toContainEqual(
      expect.objectContaining({ path, title, eyebrow, kind: 'story' }),
    )
  })

  test('in the menus', async () => {
    const { onBeforeRender } = await import('../../pages/+onBeforeRender.ts')
    const shown = { locale: 'en', urlOriginal: path } as PageContextServer
    const { pageContext } = onBeforeRender(shown)
    expect(pageContext.head).toEqual({ title, description, name: title })
    const work = pageContext.menu.company.find((column) => column.id === 'work')!
    expect(work.links).toContainEqual({ route: id, params: port.params, title })
  })

  test('described in its head and in JSON-LD', async () => {
    for (const name of ['fonts', 'late-fonts'])
      vi.doMock(`../../components/theme/${name}.css?url`, () => ({ default: `/${name}.css` }))
    const { Head } = await import('../../pages/+Head.tsx')
    const { catalogMessages } = await import('../../locales/catalog.server.ts')
    const pageContext = {
      locale: 'en',
      urlOriginal: path,
      urlParsed: { search: {} },
      messages: catalogMessages('en', ['common']),
    } as unknown as PageContext
    const html = renderToStaticMarkup(createElement(Provider, { pageContext }, createElement(Head)))
    const head = parse(html)
    const attribute = (selector: string, name: string) =>
      head.querySelector(selector)?.getAttribute(name)
    expect(attribute('link[rel=canonical]', 'href')).toMatch(new RegExp(`${path}$`))
    expect(attribute('link[hreflang=de]', 'href')).toMatch(new RegExp(`/de${path}$`))
    expect(attribute('link[type="text/markdown"]', 'href')).toBe(`${path}.md`)
    expect(attribute('meta[property="og:type"]', 'content')).toBe('article')
    const graph = JSON.parse(head.querySelector('script')!.text)['@graph']
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'WebPage', name: title }))
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Article', headline: title }))
  })
})
