import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'
import type { Settings } from '../settings/settings.ts'

/**
 * `GET /metrics` on an address of its own, which visitors do not reach.
 * @param refresh reads the gauges anew
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
