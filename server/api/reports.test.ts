import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'
import { createMetrics } from '../metrics/metrics.ts'

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
    const answer = await app.post('/api/reports', [violation], { 'Content-Type': type })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
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
