import type { Fault } from './fault.ts'
import { promised } from './fault.ts'
import { type Instance, startInstance } from './instance.ts'
import { nothingLost } from './look.ts'
import { startSenders } from './senders.ts'
import { pause, waitUntil } from './wait-until.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

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
