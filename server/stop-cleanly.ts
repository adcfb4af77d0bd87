import type { Server } from 'node:http'
import type { DeliveryLoop } from './requests/delivery-loop.ts'
import type { RequestStore } from './requests/request-store.ts'

/** Longest time for all that is under way, and how often finished connections are closed, milliseconds. */
const hardEnd = 10_000
const idleCheck = 50
/** How often the server looks whether npm is still there, milliseconds. */
const parentCheck = 200

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
  if (process.env.npm_lifecycle_event === 'start') whenParentEnds(() => void stop())
}

/** `npm start` runs a shell around the server, which ends at a signal without handing it on. */
function whenParentEnds(act: () => void): void {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    act()
  }, parentCheck)
  check.unref()
}
