import type { Fault } from './fault.ts'
import { promised } from './fault.ts'
import { startInstance } from './instance.ts'
import { nothingLost, storeIsWhole } from './look.ts'
import { startSenders } from './senders.ts'
import { pause, waitUntil } from './wait-until.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

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
