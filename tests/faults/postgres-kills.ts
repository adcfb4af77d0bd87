import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { type Fault, promised, nothingLost, pause, waitUntil } from './fault.ts'
import { type Instance, startInstance } from './instance.ts'
import { markedRequest, post, startSenders } from './senders.ts'

const connections = 16
const rounds = 5

/** A database that is silent for so long is taken for gone, milliseconds. */
const longestSilence = 15_000

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
        await waitUntil(() => isReady(instance), 'readiness')
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
  {
    number: 2,
    name: 'the PostgreSQL server answers nothing any more',
    stores: ['PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const server = await stores.postgres()
      const instance = await startInstance({ store })
      const agent = new Agent({ keepAlive: true })
      const send = () => post(agent, instance.port, request, { 'Idempotency-Key': 'silent' })
      const [request, ready] = [markedRequest('silent'), () => isReady(instance)]
      await waitUntil(ready, 'readiness')
      const processes = postgresProcesses(server.dataDir)
      processes.forEach((pid) => process.kill(pid, 'SIGSTOP'))
      const [first] = await Promise.all([
        send(),
        waitUntil(async () => !(await ready()), 'the loss of readiness', longestSilence),
      ]).finally(() => processes.forEach((pid) => process.kill(pid, 'SIGCONT')))
      promised(first.status === 503, `answered with ${first.status}`)
      promised(first.ms <= longestSilence, `answered after ${first.ms.toFixed(0)} ms`)
      await waitUntil(ready, 'readiness')
      const again = await send()
      promised([200, 201].includes(again.status), `then answered with ${again.status}`)
      await nothingLost(store, new Set(['silent']))
      agent.destroy()
      await instance.end('SIGTERM')
      await store.remove()
      return `503 after ${(first.ms / 1000).toFixed(1)} s; taken, once, when it answers again`
    },
  },
]

function isReady({ url }: Instance): Promise<boolean> {
  return fetch(`${url}/readyz`).then(({ ok }) => ok)
}

/** The first process of a server and all that it started. */
function postgresProcesses(dataDir: string): number[] {
  const [first = ''] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('pgrep', ['--parent', first], { encoding: 'utf8' })
  return [first, ...children.trim().split('\n')].map(Number)
}
