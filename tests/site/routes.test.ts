import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLocale, locales } from '../../locales/locales.ts'
import { routes, type RouteId } from '../../locales/route-table.ts'
import { extractLocale, href, localizedPath, matchRoute } from '../../locales/addresses.ts'
import { collectedKeys } from '../../server/contract/brief.ts'

const records = Object.entries(routes) as [RouteId, (typeof routes)[RouteId]][]

test('every route has a page folder, and every page folder a route', () => {
  const folders = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('+Page.tsx') && !path.startsWith('_error'))
    .map((path) => `/${path.replace(/\/?\+Page\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
  expect(folders.sort()).toEqual(records.map(([, { path }]) => path).sort())
})

test('files that begin with + stand only under pages/', () => {
  const outside = ['components', 'content', 'locales', 'server', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|\/)\+/.test(path))
      .map((path) => `${folder}/${path}`),
  )
  expect(outside).toEqual([])
})

test('every catalog that a route names exists', () => {
  const missing = records.flatMap(([id, { catalogs }]) =>
    catalogs
      .filter((name) => !existsSync(`locales/en/${name}.json`))
      .map((name) => `${id}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('an address brings along whatever a visitor can collect', () => {
  for (const id of ['contact-us', 'get-in-touch', 'my-brief'] as const) {
    expect([id, routes[id].query]).toEqual([id, collectedKeys])
  }
})

test('every parent is a route', () => {
  const orphans = records.filter(([, { parent }]) => parent !== null && !(parent in routes))
  expect(orphans).toEqual([])
})

test('an address keeps its route and parameters through every locale', () => {
  for (const { code } of locales) {
    for (const [id, { path, values }] of records) {
      const names = [...path.matchAll(/@(\w+)/g)].map(([, name]) => name!)
      const value = values?.at(-1) ?? 'some-slug'
      const params = Object.fromEntries(names.map((name) => [name, value]))
      const { locale, path: bare } = extractLocale(href(id, code, params))
      expect([locale, matchRoute(bare)]).toEqual([code, { id, params }])
    }
  }
})

test('routes of one shape share the values out, and no other value is a page', () => {
  expect(matchRoute('/hire/qa-engineers')?.id).toBe('hire.role')
  expect(matchRoute('/hire/react-developers')?.id).toBe('hire.skill')
  expect(matchRoute('/hire/poland')?.id).toBe('hire.country')
  expect(matchRoute('/hire/atlantis')).toBeUndefined()
})

test('the default locale and unknown codes are no prefixes', () => {
  expect(extractLocale('/en/contact-us')).toEqual({ locale: 'en', path: '/en/contact-us' })
  expect(extractLocale('/xx/contact-us')).toEqual({ locale: 'en', path: '/xx/contact-us' })
  expect(extractLocale('/en-XB')).toEqual({ locale: 'en-XB', path: '/' })
  expect(localizedPath('/', 'en-XA')).toBe('/en-XA')
  expect(defaultLocale).toBe('en')
})

test('a page has the path that its language has a word for', () => {
  expect(href('imprint', 'en')).toBe('/imprint')
  expect(href('imprint', 'de')).toBe('/de/impressum')
  expect(localizedPath('/imprint', 'de')).toBe('/de/impressum')
  expect(extractLocale('/de/impressum')).toEqual({ locale: 'de', path: '/imprint' })
  expect(extractLocale('/impressum')).toEqual({ locale: 'en', path: '/impressum' })
})

test('an address without a value for its parameter is a programming fault', () => {
  expect(() => href('success-stories.story', 'en')).toThrow('needs a value for "story"')
})

test('unknown paths belong to no route', () => {
  expect(matchRoute('/no-such-page')).toBeUndefined()
  expect(matchRoute('/contact-us/')).toBeUndefined()
})
