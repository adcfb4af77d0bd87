import { parse } from 'node:querystring'
import { afterEach, describe, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { canonicalQuery, queriedRoute } from './rendered-queries.ts'

describe('rendered queries', () => {
  let app: AppUnderTest

  afterEach(() => app?.stop())

  test.each([
    '/service-finder?goal=boost_your_roi',
    '/service-finder?goal=boost_your_roi&industry=retail',
    '/service-finder?step=2',
    '/faq?q=laptop',
    '/success-stories?industry=healthcare&platform=web',
    '/success-stories?country=DE',
    '/search?q=kubernets',
    '/search?q=',
    '/en-XA/service-finder?goal=boost_your_roi',
  ])('%s says what it shows, so it is rendered and kept by nobody', async (path) => {
    app = await startApp()
    const response = await app.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain(`${path.split('?')[0]}</h1>`)
    expect(app.rendered.map(({ url }) => url)).toEqual([path])
  })

  test.each([
    '/service-finder',
    '/service-finder?utm_source=mail',
    '/search',
    '/search?utm_source=mail',
    '/faq?goal=boost_your_roi',
    '/success-stories/openrad?country=DE',
  ])('%s says nothing to its page, which is its file', (asked) => {
    const [path, query] = asked.split('?')
    expect(queriedRoute(path!, parse(query ?? ''))).toBeUndefined()
  })

  test('every page of a build for translators can show its messages', () => {
    expect(queriedRoute('/de/contact-us', { l10n: 'ids' }, true)).toBe('contact-us')
    expect(queriedRoute('/de/contact-us', { l10n: 'ids' }, false)).toBeUndefined()
    expect(queriedRoute('/de/contact-us', { utm_source: 'mail' }, true)).toBeUndefined()
  })

  describe('an answer that says known words only', () => {
    const path = '/service-finder?goal=boost_your_roi&industry=retail'
    const withBrotli = { headers: { 'Accept-Encoding': 'br' } }

    test('is rendered once for all its readers, and kept by no cache on the way', async () => {
      app = await startApp()
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => app.get(path, withBrotli)),
      )
      for (const response of [...responses, await app.get(path)]) {
        expect(await response.text()).toBe('<h1>/service-finder</h1>')
        expect(response.headers.get('Cache-Control')).toBe('no-store')
        expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
        expect(response.headers.get('Vary')).toBe('Accept-Encoding')
        expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      }
      expect(responses[0]!.headers.get('Content-Encoding')).toBe('br')
      expect(app.rendered).toEqual([{ url: path, state: {} }])
    })

    test('is the same whatever else its address carries', async () => {
      app = await startApp()
      await app.get(path, withBrotli)
      await app.get('/service-finder?industry=retail&utm_source=x&goal=boost_your_roi', withBrotli)
      expect(app.rendered.map(({ url }) => url)).toEqual([path])
    })

    test('is another one in another language', async () => {
      app = await startApp()
      await app.get(path, withBrotli)
      await app.get(`/en-XA${path}`, withBrotli)
      expect(app.rendered.map(({ url }) => url)).toEqual([path, `/en-XA${path}`])
    })

    test('is rendered each time for who reads no packed page', async () => {
      app = await startApp()
      const plain = { headers: { 'Accept-Encoding': 'identity' } }
      for (let time = 0; time < 2; time += 1) {
        const response = await app.get(path, plain)
        expect(response.headers.get('Content-Encoding')).toBeNull()
        expect(await response.text()).toBe('<h1>/service-finder</h1>')
      }
      expect(app.rendered).toHaveLength(2)
    })

    test('is not kept when it is a fault', async () => {
      let asked = 0
      app = await startApp({
        render: async () => {
          asked += 1
          return { status: 503, headers: [], body: 'later' }
        },
      })
      for (let time = 0; time < 2; time += 1) expect((await app.get(path)).status).toBe(503)
      expect(asked).toBeGreaterThanOrEqual(2)
    })
  })

  test('what a visitor writes is never kept', async () => {
    app = await startApp()
    for (let time = 0; time < 2; time += 1) await app.get('/search?q=laptop')
    for (let time = 0; time < 2; time += 1) await app.get('/service-finder?goal=laptop')
    expect(app.rendered).toHaveLength(4)
  })
})

describe('known queries', () => {
  test.each([
    [{ goal: 'boost_your_roi' }, 'goal=boost_your_roi'],
    [{ industry: 'retail', goal: 'boost_your_roi' }, 'goal=boost_your_roi&industry=retail'],
    [{ step: '2', goal: 'boost_your_roi' }, 'step=2&goal=boost_your_roi'],
    [{ goal: 'boost_your_roi', utm_source: '<script>' }, 'goal=boost_your_roi'],
  ])('the finder asked for %j has the address %s', (query, canonical) => {
    expect(canonicalQuery('service-finder', query)).toBe(canonical)
  })

  test.each([
    { goal: 'nonsense' },
    { goal: '' },
    { goal: 'Boost your ROI' },
    { goal: ['boost_your_roi', 'boost_your_roi'] },
    { goal: 'boost_your_roi', industry: 'nonsense' },
    { step: '4' },
    { step: '01' },
    { goal: 'constructor' },
  ])('the finder asked for %j has no address of its own', (query) => {
    expect(canonicalQuery('service-finder', query)).toBeUndefined()
  })

  test.each(['search', 'faq', 'success-stories'] as const)('%s takes any words', (id) => {
    expect(canonicalQuery(id, { q: 'goal', goal: 'boost_your_roi' })).toBeUndefined()
  })
})
