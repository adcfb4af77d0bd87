import { Gauge, type Registry } from 'prom-client'
import type { RequestStore } from '../requests/request-store.ts'

/**
 * Gauges of what waits in the store.
 * @returns reads them anew; whoever shows the figures calls it first
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
  const quarantined = gauge('site_quarantined_requests', 'Requests that look automatic')
  const writable = gauge('site_store_writable', '1 while requests can be stored')

  return async () => {
    try {
      const backlog = await store.backlog()
      for (const state of ['pending', 'sending', 'parked'] as const) {
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
