import { type Server, createServer } from 'node:http'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { RequestStore } from './requests/request-store.ts'
import type { Settings } from './settings/settings.ts'

/** Ends of the classes of answer times, seconds. */
const responseTimes = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What the parts of the server count. No label ever holds anything of a visitor. */
export type Metrics = ReturnType<typeof createMetrics>

/** Counters of one process, in a registry of their own. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  return {
    registry,
    requests: counter('site_requests_total', 'Requests that were taken', ['kind', 'outcome']),
    refusals: counter('site_refusals_total', 'Fields that were refused', ['kind', 'code']),
    answers: counter('site_answers_total', 'Answers', ['route', 'status']),
    responseTime: new Histogram({
      name: 'site_answer_seconds',
      help: 'Time until an answer was sent',
      labelNames: ['route'],
      buckets: responseTimes,
      registers,
    }),
    deliveries: counter('site_deliveries_total', 'Attempts to deliver', [
      'channel',
      'outcome',
      'code',
    ]),
    limited: counter('site_limited_total', 'Posts over a limit', ['kind']),
    shed: counter('site_shed_total', 'Requests turned away while too many were in flight', []),
    reports: counter('site_reports_total', 'Faults that browsers reported', ['kind']),
  }
}

/**
 * Gauges of what waits in the store.
 * @returns reads them again; whoever shows the figures calls it first
 */
export function storeGauges(
  registry: Registry,
  store: Pick<RequestStore, 'backlog'>,
  isWritable: () => boolean,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const rows = gauge('site_outbox_rows', 'Deliveries that wait, by state', ['state'])
  const oldest = gauge('site_outbox_oldest_seconds', 'Age of the oldest delivery that waits')
  const quarantined = gauge(
    'site_quarantined_requests',
    'Requests in quarantine that nobody has looked at',
  )
  const writable = gauge('site_store_writable', '1 while requests can be stored')

  return async () => {
    try {
      const backlog = await store.backlog()
      for (const state of ['pending', 'sending', 'parked', 'bounced'] as const) {
        rows.set({ state }, backlog[state])
      }
      oldest.set(backlog.oldestWaiting / 1000)
      quarantined.set(backlog.quarantined)
      writable.set(isWritable() ? 1 : 0)
    } catch {
      // The other figures keep their last values; this one says that the store does not answer.
      writable.set(0)
    }
  }
}

/**
 * `GET /metrics` on an address of its own, which visitors do not reach.
 * @param refresh reads the gauges again
 * @throws when the address is taken
 */
export function startMetricsServer(
  registry: Registry,
  refresh: () => Promise<void>,
  { host, port }: NonNullable<Settings['metrics']>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void refresh()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
