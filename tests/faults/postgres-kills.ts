import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { promised } from './fault.ts'
import { startInstance } from './instance.ts'
import { nothingLost } from './look.ts'
import { startSenders } from './senders.ts'
import { pause, waitUntil } from './wait-until.ts'

const connections = 16
const rounds = 5

/** Fault 2: parts of an installation with PostgreSQL are killed one after the other. */
export const postgresKillFaults: Fault[] = [
  {
    number: 2,
    name: 'one of two instances is killed; clients that try again see no error',
    stores: ['PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instances = [await startInstance({ store }), await startInstance({ store })]
      const ports = instances.map(({ port }) => port)
      const senders = startSenders({ ports, connections, prefix: 'two' })
      for (let round = 0; round < rounds; round += 1) {
        const at = round % 2
        await pause(1000)
        await instances[at]!.end('SIGKILL')
        await pause(500)
        instances[at] = await startInstance({ store, port: ports[at]! })
      }
      await senders.stop()
      await nothingLost(store, senders.acknowledged)
      await Promise.all(instances.map((instance) => instance.end('SIGTERM')))
      await store.remove()
      return `${rounds} kills, ${senders.acknowledged.size} posts, ${senders.retries()} tried again, all accepted in the end`
    },
  },
  {
    number: 2,
    name: 'a backend of PostgreSQL is killed',
    stores: ['PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store })
      const senders = startSenders({ ports: [instance.port], connections, prefix: 'backend' })
      for (let round = 0; round < rounds; round += 1) {
        await pause(1000)
        const [backend] = await store
          .query<{ pid: number }>(
            "select pid from pg_stat_activity where application_name = 'website' limit 1",
          )
          .catch(() => [])
        if (backend) process.kill(backend.pid, 'SIGKILL')
      }
      await pause(2000)
      await senders.stop()
      await nothingLost(store, senders.acknowledged)
      const { code } = await instance.end('SIGTERM')
      promised(code === 0, `the server had ended with ${code}`)
      await store.remove()
      return `${rounds} kills, ${senders.acknowledged.size} posts, ${senders.retries()} tried again: 0 lost, 0 doubled`
    },
  },
  {
    number: 2,
    name: 'the whole PostgreSQL server is killed',
    stores: ['PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const server = await stores.postgres()
      const instance = await startInstance({ store })
      const senders = startSenders({ ports: [instance.port], connections, prefix: 'server' })
      const times: number[] = []
      for (let round = 0; round < 3; round += 1) {
        await pause(1500)
        const [pid] = readFileSync(join(server.dataDir, 'postmaster.pid'), 'utf8').split('\n')
        process.kill(Number(pid), 'SIGKILL')
        const killed = performance.now()
        await waitUntil(
          () =>
            server.restart().then(
              () => true,
              () => false,
            ),
          'PostgreSQL again',
        )
        const ready = () => fetch(`${instance.url}/readyz`).then(({ ok }) => ok)
        await waitUntil(ready, 'readiness')
        times.push(performance.now() - killed)
      }
      await senders.stop()
      await nothingLost(store, senders.acknowledged)
      await instance.end('SIGTERM')
      await store.remove()
      const longest = Math.max(...times) / 1000
      return `3 kills, ${senders.acknowledged.size} posts, ready again after ${longest.toFixed(1)} s at most: 0 lost, 0 doubled`
    },
  },
]
