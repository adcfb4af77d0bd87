import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMetrics, startMetricsServer, storeGauges } from './metrics.ts'

const backlog = {
  pending: 2,
  sending: 1,
  parked: 3,
  bounced: 6,
  quarantined: 4,
  oldestWaiting: 5500,
}

async function start(read: () => Promise<typeof backlog>) {
  const metrics = createMetrics()
  const refresh = storeGauges(metrics.registry, { backlog: read }, () => true)
  const server = await startMetricsServer(metrics.registry, refresh, { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { metrics, url, stop }
}

test('operators see what was counted and what waits', async () => {
  const { metrics, url, stop } = await start(async () => backlog)
  metrics.requests.inc({ kind: 'contact', outcome: 'stored' })
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  for (const line of [
    'site_requests_total{kind="contact",outcome="stored"} 1',
    'site_outbox_rows{state="parked"} 3',
    'site_outbox_rows{state="bounced"} 6',
    'site_outbox_oldest_seconds 5.5',
    'site_quarantined_requests 4',
    'site_store_writable 1',
  ]) {
    expect(lines).toContain(line)
  }
  expect((await fetch(`${url}/`)).status).toBe(404)
  stop()
})

test('a store that does not answer is told, and the other figures still come', async () => {
  const { url, stop } = await start(() => Promise.reject(new Error('x')))
  const response = await fetch(`${url}/metrics`)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('site_store_writable 0')
  expect(text).toContain('process_resident_memory_bytes')
  stop()
})
