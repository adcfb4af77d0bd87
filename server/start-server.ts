import { createServer, type RequestListener, type Server } from 'node:http'
import { fewAtOnce } from './http/few-at-once.ts'
import { SettingFault } from './settings/setting-fault.ts'

/** Limits that keep slow senders from holding sockets, milliseconds (requests guide 6). */
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

/** Resolves once the server listens; rejects with a SettingFault when the port is taken. */
export function startServer(app: RequestListener, port: number): Promise<Server> {
  const server = createServer(sockets, fewAtOnce(app))
  server.maxConnections = mostConnections
  server.timeout = longestWithoutProgress
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new SettingFault(
              `PORT ${port} is taken (EADDRINUSE): set PORT to another one, or end what uses it.`,
            )
          : error,
      ),
    )
    server.listen({ port, backlog: waitingConnections }, () => resolve(server))
  })
}
