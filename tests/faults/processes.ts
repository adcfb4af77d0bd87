import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, promised, nothingLost, storeIsWhole, pause, waitUntil } from './fault.ts'
import { startInstance, type Instance } from './instance.ts'
import { startSenders } from './senders.ts'

/** Both stores together: at least 100 kills and 200,000 posts. */
const kills = 55
const posts = 101_000
const connections = 32

/** Deliveries are followed in a smaller run: each is a post of its own. */
const deliveredKills = 20
const deliveredPosts = 3000

/** Longest time between two kills, milliseconds. */
const longestLife = 1500

/** Faults 1 and 15: the server is killed at random moments while requests come in and go out. */
export const killFaults: Fault[] = [
  {
    number: 1,
    name: 'kill -9 at random moments under load',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const env = { WORKER: 'off' }
      let instance = await startInstance({ store, env })
      const { port } = instance
      const senders = startSenders({ ports: [port], connections, prefix: 'kill', most: posts })
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(100 + Math.random() * longestLife)
        await instance.end('SIGKILL')
        instance = await startInstance({ store, env, port })
      }
      await senders.stop()
      await nothingLost(store, senders.acknowledged)
      await instance.end('SIGTERM')
      await storeIsWhole(store)
      promised(senders.acknowledged.size === posts, `${senders.acknowledged.size} acknowledged`)
      await store.remove()
      return `${kills} kills, ${posts} posts acknowledged, ${senders.retries()} tried again: 0 lost, 0 doubled`
    },
  },
  {
    number: 15,
    name: 'kill -9 between send and mark',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const receiver = await startWebhookReceiver()
      const env = receiver.env
      let instance = await startInstance({ store, env })
      const { port } = instance
      const senders = startSenders({
        ports: [port],
        connections: 4,
        prefix: 'sent',
        most: deliveredPosts,
      })
      for (let kill = 0; kill < deliveredKills; kill += 1) {
        await pause(100 + Math.random() * longestLife)
        await instance.end('SIGKILL')
        instance = await startInstance({ store, env, port })
      }
      await senders.stop()
      // What was in flight at a kill is sent again when its lease has run out, after a minute.
      await waitUntil(
        () => receiver.requests.size === deliveredPosts,
        `the last of ${deliveredPosts} deliveries`,
        150_000,
      )
      const waiting = () =>
        store.query<{ id: string }>(
          "select id from outbox where channel = 'webhook' and state <> 'sent'",
        )
      await waitUntil(async () => (await waiting()).length === 0, 'an empty outbox', 150_000)
      await instance.end('SIGTERM')
      receiver.stop()
      await nothingLost(store, senders.acknowledged)
      const doubled = [...receiver.deliveries.values()].reduce((sum, times) => sum + times - 1, 0)
      const ids = [...receiver.requests.values()].filter(({ size }) => size > 1)
      promised(ids.length === 0, `${ids.length} requests came under two ids`)
      promised(doubled <= deliveredKills, `${doubled} duplicates after ${deliveredKills} kills`)
      await store.remove()
      return `${deliveredPosts} deliveries, ${deliveredKills} kills: ${doubled} duplicates, each with its first id`
    },
  },
]

const jobs = 2000
const workers = 4

/** By this path the receiver knows who sleeps. */
const sleepersPath = '/sleeper'

/** A worker that sleeps longer than its lease of a minute, milliseconds. */
const overslept = 65_000

/** Fault 16: several processes deliver what one of them could. */
export const workerFaults: Fault[] = [
  {
    number: 16,
    name: 'four worker processes, one of them asleep beyond its lease',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      let sleeper: Instance | undefined
      // It falls asleep while it waits for an answer: with SQLite, a transaction would hold up all others.
      const receiver = await startWebhookReceiver((path) => {
        if (path === sleepersPath) process.kill(sleeper!.pid, 'SIGSTOP')
      })
      const web = await startInstance({ store, env: { ...receiver.env, WORKER: 'off' } })
      const senders = startSenders({ ports: [web.port], connections: 8, prefix: 'job', most: jobs })
      await senders.stop()
      const env = { ...receiver.env, WORKER: 'only' }
      const url = new URL(sleepersPath, receiver.env.WEBHOOK_URL).href
      sleeper = await startInstance({ store, env: { ...env, WEBHOOK_URL: url } })
      await waitUntil(() => receiver.requests.size > 0, 'the delivery of the sleeper')
      const started = performance.now()
      const others = await Promise.all(
        Array.from({ length: workers - 1 }, () => startInstance({ store, env })),
      )
      await waitUntil(() => receiver.requests.size === jobs, `${jobs} deliveries`)
      const seconds = (performance.now() - started) / 1000
      await pause(overslept)
      process.kill(sleeper.pid, 'SIGCONT')
      await pause(500)
      const open = await store.query<{ id: string }>(
        "select id from outbox where channel = 'webhook' and state <> 'sent'",
      )
      promised(open.length === 0, `${open.length} deliveries stay open`)
      const doubled = [...receiver.deliveries.values()].filter((times) => times > 1).length
      promised(doubled <= 1, `${doubled} deliveries came twice`)
      promised(receiver.deliveries.size === jobs, `${receiver.deliveries.size} ids`)
      await Promise.all([web, sleeper, ...others].map((instance) => instance.end('SIGTERM')))
      receiver.stop()
      await nothingLost(store, senders.acknowledged)
      await store.remove()
      return `${jobs} jobs in ${seconds.toFixed(1)} s by ${workers - 1} of ${workers} processes: ${doubled} doubled (that of the sleeper)`
    },
  },
]

/** A receiver of webhooks that remembers what came. */
type WebhookReceiver = {
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
async function startWebhookReceiver(
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
