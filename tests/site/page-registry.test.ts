import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RouteRecord } from '../../locales/route-record.ts'

/** What a new family of pages consists of: a record of the route table, and the source of its pages. */
const record: RouteRecord = {
  path: '/ports/@port',
  parent: 'home',
  title: null,
  description: null,
  label: 'common.route.about',
  namespaces: [],
  kind: 'company',
  sections: [],
  index: true,
}
const port = { params: { port: 'gdansk' }, title: 'Gdańsk', description: 'Where our ships call.' }

const path = '/ports/gdansk'
const site = 'https://www.helmwright.example'

beforeAll(() => {
  vi.resetModules()
  vi.doMock('../../locales/route-table.ts', async (original) => {
    const table = await original<typeof import('../../locales/route-table.ts')>()
    return { ...table, routes: { ...table.routes, port: record } }
  })
  vi.doMock('../../pages/registry/page-sources.ts', async (original) => {
    const { pageSource } = await original<typeof import('../../pages/registry/page-sources.ts')>()
    return {
      pageSource: (id: Parameters<typeof pageSource>[0] | 'port') =>
        id === 'port' ? () => [port] : pageSource(id),
    }
  })
})

afterAll(() => {
  vi.doUnmock('../../locales/route-table.ts')
  vi.doUnmock('../../pages/registry/page-sources.ts')
  vi.resetModules()
})

test('a family that route table and registry name is in everything that is made of pages', async () => {
  const { findPage, indexedLocales, pagePaths, pages } =
    await import('../../pages/registry/pages.ts')
  const { siteMapGroups } = await import('../../pages/registry/page.ts')
  const { crawlerFiles } = await import('../../pages/crawlers/crawler-files.server.ts')
  const { sharePages } = await import('../../pages/share-pictures.server.ts')
  const { searchFile } = await import('../../pages/search/search-file.server.ts')
  const id = 'port' as never

  expect(pagePaths()).toEqual(expect.arrayContaining([path, `/de${path}`]))
  expect(indexedLocales(id, port.params)).toEqual(['en', 'de'])
  expect(findPage('de', id, port.params)).toMatchObject({ path: `/de${path}`, name: port.title })

  const { title, description } = port
  const company = siteMapGroups(pages('en')).find((group) => group.id === 'company')!
  expect(company.links).toContainEqual({ path, title, description })
  expect(findPage('en', 'sitemap')!.listedPaths!(pages('en'))).toContain(path)

  const files = new Map(crawlerFiles(site, '2027-01-01').map((file) => [file.path, file.text]))
  expect(files.get('/sitemap.xml')).toContain(`<loc>${site}/de${path}</loc>`)
  expect(files.get('/llms.txt')).toContain(`- [${title}](${site}${path}): ${description}`)

  expect(sharePages()).toContainEqual(expect.objectContaining({ path, title, kind: 'company' }))
  expect(searchFile('en').documents).toContainEqual(
    expect.objectContaining({ kind: 'page', path, title, summary: description }),
  )
})
