import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { createMetrics } from '../metrics.ts'
import { mostTitlesPerDay } from '../requests/create-store.ts'

describe('clicks', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  const day = 24 * 60 * 60 * 1000
  let app: AppUnderTest
  let time = noon

  type Row = { day: string; block_title: string; topic: string; presses: number }
  const rows = () => app.rows<Row>('select * from click order by day, presses desc, topic')
  const press = (topic: string, change: Record<string, unknown> = {}) =>
    app.post('/api/clicks', { event: 'click_button', block_title: 'Services', topic, ...change })

  async function start() {
    time = noon
    app = await startApp({ now: () => time })
  }
  afterEach(() => app.stop())

  test('presses are counted by day, block and topic', async () => {
    await start()
    const response = await press('Dedicated teams')
    expect([response.status, await response.text()]).toEqual([204, ''])
    await press('Dedicated teams')
    await press('Mobile')
    time += day
    await press('Mobile')
    expect(rows()).toEqual([
      { day: '2026-11-21', block_title: 'Services', topic: 'Dedicated teams', presses: 2 },
      { day: '2026-11-21', block_title: 'Services', topic: 'Mobile', presses: 1 },
      { day: '2026-11-22', block_title: 'Services', topic: 'Mobile', presses: 1 },
    ])
  })

  test('what a sender adds about a visitor is not kept, neither in the log', async () => {
    await start()
    await press('Mobile', { visitor: 'jo@acme.io' })
    expect(JSON.stringify(rows())).not.toContain('jo@acme.io')
    expect(app.logged()).not.toContain('Mobile')
  })

  test('a day has room for so many titles; beyond that presses are counted together', async () => {
    await start()
    const ofToday = Array.from({ length: mostTitlesPerDay - 1 }, (_, at) => ({
      day: '2026-11-21',
      block_title: 'Services',
      topic: `topic ${at}`,
      presses: 1,
    }))
    await app.database.kysely.insertInto('click').values(ofToday).execute()
    await press('the last topic that fits')
    for (let at = 0; at < 20; at += 1) await press(`another topic ${at}`)
    await press('topic 7')
    const counted = rows()
    expect(counted).toHaveLength(mostTitlesPerDay + 1)
    expect(counted.slice(0, 2)).toEqual([
      { day: '2026-11-21', block_title: '(other)', topic: '(other)', presses: 20 },
      { day: '2026-11-21', block_title: 'Services', topic: 'topic 7', presses: 2 },
    ])
  })

  test.each([{ event: 'page_view' }, { topic: '' }, { block_title: 7 }])(
    'a body that is no press is refused: %o',
    async (change) => {
      await start()
      expect((await press('Mobile', change)).status).toBe(400)
      expect(rows()).toEqual([])
    },
  )

  test('only this site’s pages count', async () => {
    await start()
    const body = { event: 'click_button', block_title: 'Services', topic: 'Mobile' }
    const response = await app.post('/api/clicks', body, { 'Sec-Fetch-Site': 'cross-site' })
    expect(response.status).toBe(403)
    expect((await app.get('/api/clicks')).status).toBe(405)
    expect(rows()).toEqual([])
  })

  test('a store that fails is a 503 without a word about the press', async () => {
    await start()
    await app.store.close()
    expect((await press('Mobile')).status).toBe(503)
    expect(app.logged()).not.toContain('Mobile')
  })
})

describe('reports', () => {
  let app: AppUnderTest
  const metrics = createMetrics()
  beforeAll(async () => {
    app = await startApp({ metrics })
  })
  afterAll(() => app.stop())

  const violation = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/x.png' },
  }

  test.each(['application/reports+json', 'application/csp-report', 'application/json'])(
    'a report as %s is logged and counted',
    async (type) => {
      const response = await app.post('/api/reports', [violation], { 'Content-Type': type })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(app.logged()).toContain('evil.example')
    },
  )

  test('every report counts', async () => {
    const { values } = await metrics.reports.get()
    expect(values).toEqual([{ labels: { kind: 'csp-violation' }, value: 3 }])
  })

  test.each([
    ['is broken', '[{', 'application/reports+json', 400],
    ['says nothing', '{}', 'application/json', 400],
    ['is too large', `"${'x'.repeat(17_000)}"`, 'application/json', 413],
  ])('a body that %s is refused', async (_, body, type, status) => {
    expect((await app.post('/api/reports', body, { 'Content-Type': type })).status).toBe(status)
  })

  test('reports are only sent', async () => {
    expect((await app.get('/api/reports')).status).toBe(405)
  })
})
