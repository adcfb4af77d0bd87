import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

/** Limits that keep slow senders from holding sockets, milliseconds (requests guide 6). */
const sockets = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
} as const

/** Listens on a port (0: any free one) and resolves with the server and the real port. */
export function startServer(app: Express, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer(sockets, app)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve({ server, port: (server.address() as AddressInfo).port }))
  })
}
