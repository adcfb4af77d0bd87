import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { codeOf } from '../exception-code.ts'
import type { RequestStore } from '../requests/request-store.ts'

/** Address that tells that the process answers, also under load. */
export const alivePath = '/healthz'

/** `GET /healthz`: the process answers. */
export const alive: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text').send('ok\n')
}

/** `GET /readyz`: requests can be stored and the server is not about to stop. */
export function ready({
  health,
  readiness,
}: {
  health: Pick<StoreHealth, 'isWritable'>
  readiness: { draining: boolean }
}): RequestHandler {
  return (_request, response) => {
    const isReady = health.isWritable() && !readiness.draining
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(isReady ? 'ready\n' : 'not ready\n')
  }
}

/** How often a small write proves that the store takes requests, milliseconds. */
const probeEvery = 5000

/** Whether requests can be stored, as far as the last write told. */
export type StoreHealth = {
  isWritable: () => boolean
  /** Told the code by whoever saw a write fail; the next probe that succeeds ends it. */
  storeFailed: (code: string) => void
  stop: () => void
}

/** Watches the store with a durable write every few seconds. */
export function watchStore(
  store: Pick<RequestStore, 'probe'>,
  log: Pick<Logger, 'info' | 'error'>,
): StoreHealth {
  let writable = true
  let probing = false

  function change(now: boolean, code?: string) {
    if (now === writable) return
    writable = now
    if (now) log.info({ event: 'store-writable-again' }, 'requests can be stored again')
    else log.error({ event: 'store-not-writable', code }, 'requests cannot be stored')
  }

  async function probe() {
    if (probing) return
    probing = true
    try {
      await store.probe()
      change(true)
    } catch (error) {
      change(false, codeOf(error))
    } finally {
      probing = false
    }
  }

  const timer = setInterval(() => void probe(), probeEvery)
  return {
    isWritable: () => writable,
    storeFailed: (code) => change(false, code),
    stop: () => clearInterval(timer),
  }
}
