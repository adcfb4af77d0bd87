import type { Server } from 'node:http'
import type { DeliveryLoop } from './requests/delivery-loop.ts'
import type { RequestStore } from './requests/request-store.ts'

/** Longest time for all that is under way, and how often finished connections are closed, milliseconds. */
const hardEnd = 10_000
const idleCheck = 50

type Running = {
  /** What listens: for visitors, for operators. */
  servers: readonly Server[]
  deliveries: DeliveryLoop
  stopTimers: () => void
  store: RequestStore
  readiness: { draining: boolean }
}

/** On SIGTERM and SIGINT: not ready, finish what is under way, close the store, exit 0. */
export function stopCleanly(running: Running): void {
  const { servers, deliveries, stopTimers, store, readiness } = running

  async function stop() {
    if (readiness.draining) return
    readiness.draining = true
    setTimeout(() => process.exit(1), hardEnd).unref()
    stopTimers()
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
    // A connection whose last answer is out would otherwise be kept for the next question.
    setInterval(() => servers.forEach((server) => server.closeIdleConnections()), idleCheck)
    await Promise.all([...closed, deliveries.stop()])
    await store.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}
