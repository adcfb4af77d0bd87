import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A receiver of webhooks that remembers what came. */
export type WebhookReceiver = {
  /** Settings of an instance that delivers to it. */
  env: Record<string, string>
  /** How often each delivery came, by its id. */
  deliveries: Map<string, number>
  /** How many deliveries each request had, by the request's id: one when nothing is doubled. */
  requests: Map<string, Set<string>>
  stop: () => void
}

/**
 * Listens on a free port and answers every delivery with 204.
 * @param beforeResponse told the path of each delivery when it has arrived
 */
export async function startWebhookReceiver(
  beforeResponse: (path: string) => void = () => undefined,
): Promise<WebhookReceiver> {
  const deliveries = new Map<string, number>()
  const requests = new Map<string, Set<string>>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const id = String(request.headers['webhook-id'])
      const { data } = JSON.parse(body) as { data: { id: string } }
      deliveries.set(id, (deliveries.get(id) ?? 0) + 1)
      requests.set(data.id, (requests.get(data.id) ?? new Set()).add(id))
      beforeResponse(request.url!)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    },
    deliveries,
    requests,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
