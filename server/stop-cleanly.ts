import type { Server } from 'node:http'
import type { DeliveryLoop } from './requests/delivery-loop.ts'
import type { RequestStore } from './requests/request-store.ts'

const hardEnd = 10_000

type Running = {
  server: Server
  deliveries: DeliveryLoop
  stopTimers: () => void
  store: RequestStore
  readiness: { draining: boolean }
}

/** On SIGTERM and SIGINT: not ready, finish what is under way, close the store, exit 0. */
export function stopCleanly(running: Running): void {
  const { server, deliveries, stopTimers, store, readiness } = running

  async function stop() {
    if (readiness.draining) return
    readiness.draining = true
    setTimeout(() => process.exit(1), hardEnd).unref()
    stopTimers()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.all([closed, deliveries.stop()])
    await store.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}
