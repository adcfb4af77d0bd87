import { type RequestListener, type Server, createServer } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { DeliveryLoop } from './requests/delivery-loop.ts'
import type { RequestStore } from './requests/request-store.ts'
import { SettingsError } from './settings/settings-error.ts'

/** Limits that keep slow senders from holding sockets, milliseconds. */
const sockets = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  // Node adds a second of its own.
  keepAliveTimeout: 4000,
  connectionsCheckingInterval: 1000,
} as const

/** A receiver that takes nothing for so long is given up, milliseconds. */
const longestWithoutProgress = 15_000

/** Connections at once: each that reads nothing holds a part of an answer in memory. */
const mostConnections = 2048

/** Connections that may wait to be accepted: beyond it senders try again later and later (listen(2)). */
const waitingConnections = 4096

/** Where a server listens; without a host on every interface. */
type Listen = { host?: string | undefined; port: number }

/** One sentence for the operator. */
export function listensOn({ host, port }: Listen): string {
  if (host === undefined || /^(0\.0\.0\.0|::)$/.test(host)) {
    return `It listens on every interface at port ${port} (HOST)`
  }
  const place = `${isIPv6(host) ? `[${host}]` : host}:${port}`
  return /^(127\.|::1$)/.test(host)
    ? `It listens on ${place}, where only this machine reaches it (HOST)`
    : `It listens on ${place} (HOST)`
}

/** Resolves once the server listens; rejects with a SettingsError when it cannot listen there. */
export function startServer(app: RequestListener, { host, port }: Listen): Promise<Server> {
  const server = createServer(sockets, limitPipelining(app))
  server.maxConnections = mostConnections
  server.timeout = longestWithoutProgress
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = whyNot(error.code, { host, port })
      reject(sentence ? new SettingsError(sentence) : error)
    })
    server.listen({ host, port, backlog: waitingConnections }, () => resolve(server))
  })
}

function whyNot(code: string | undefined, { host, port }: Listen): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken (${code}): set PORT to another one, or end what uses it.`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `HOST ${host} is no address of this machine (${code}): set HOST to one that it has, or leave it empty.`
    default:
      return undefined
  }
}

/** Unanswered requests of one connection: browsers and proxies send one after the other. */
const mostAtOnce = 4

/**
 * Ends connections that send many requests before they read an answer (pipelining, RFC 9112, 9.3.2): Node
 * works on all of them at once, and a few hundred such senders would use up the memory.
 */
function limitPipelining(listener: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (open.get(socket) ?? 0) + 1
    if (count > mostAtOnce) return void socket.destroy()
    open.set(socket, count)
    response.once('close', () => open.set(socket, open.get(socket)! - 1))
    listener(request, response)
  }
}

/** Longest time for all that is under way, and how often finished connections are closed, milliseconds. */
const hardEnd = 10_000
const idleCheck = 50
/** How often the server looks whether npm is still there, milliseconds. */
const parentCheck = 200

type Running = {
  /** What listens: for visitors, for operators. */
  servers: readonly Server[]
  deliveryLoop: DeliveryLoop
  stopTimers: () => void
  store: RequestStore
  readiness: { draining: boolean }
}

/** On SIGTERM and SIGINT: not ready, finish what is under way, close the store, exit 0. */
export function stopCleanly(running: Running): void {
  const { servers, deliveryLoop, stopTimers, store, readiness } = running

  async function stop() {
    if (readiness.draining) return
    readiness.draining = true
    setTimeout(() => process.exit(1), hardEnd).unref()
    stopTimers()
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
    // A connection whose last answer is out would otherwise be kept for the next question.
    setInterval(() => servers.forEach((server) => server.closeIdleConnections()), idleCheck)
    await Promise.all([...closed, deliveryLoop.stop()])
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
