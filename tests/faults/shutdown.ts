import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { siteUrlOf } from '../../server/build/build-env.ts'
import { type Fault, promised, nothingLost, pause, waitUntil } from './fault.ts'
import { type Instance, serverCommand, startInstance } from './instance.ts'
import { startSenders } from './senders.ts'
import type { EmptyStore } from './stores.ts'

/** Longest time from SIGTERM to the end under load, milliseconds. */
const longest = 2000

/** Fault 21: the server is asked to stop while requests come in. */
export const shutdownFaults: Fault[] = [
  {
    number: 21,
    name: 'SIGTERM under load',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const { code, ms } = await stopUnderLoad(store, await startInstance({ store }))
      promised(code === 0, `exit code ${code}`)
      promised(ms < longest, `${ms.toFixed(0)} ms`)
      await store.remove()
      return `exit 0 after ${ms.toFixed(0)} ms, nothing lost`
    },
  },
  {
    number: 21,
    name: 'SIGTERM under load, as process 1 of a container',
    stores: ['SQLite'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const command = ['unshare', '--pid', '--fork', '--kill-child', ...serverCommand]
      const instance = await startInstance({ store, command })
      const inner = await childOf(instance.pid)
      const { code, ms } = await stopUnderLoad(store, {
        ...instance,
        end: async () => {
          process.kill(inner, 'SIGTERM')
          const started = performance.now()
          await waitUntil(() => !isAlive(instance.pid), 'the end', 15_000)
          return { code: 0, ms: performance.now() - started }
        },
      })
      promised(code === 0 && ms < longest, `${ms.toFixed(0)} ms`)
      await store.remove()
      return `ended after ${ms.toFixed(0)} ms, nothing lost`
    },
  },
  {
    number: 21,
    name: 'SIGTERM under load, through npm start',
    stores: ['SQLite'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const command = ['npm', 'start', '--silent']
      // The address that the build was made for, so that it is taken for fresh.
      const env = { SITE_URL: siteUrlOf(process.env) }
      const instance = await startInstance({ store, command, env })
      const { ms } = await stopUnderLoad(store, instance)
      const gone = () =>
        fetch(`${instance.url}/healthz`).then(
          () => false,
          () => true,
        )
      await waitUntil(gone, 'the end of the server', 5000)
      promised(ms < longest, `${ms.toFixed(0)} ms`)
      await store.remove()
      return `ended after ${ms.toFixed(0)} ms, no process left, nothing lost`
    },
  },
]

/** Stops an instance under load; what it acknowledged must be stored. */
async function stopUnderLoad(store: EmptyStore, instance: Instance) {
  const senders = startSenders({ ports: [instance.port], connections: 16, prefix: 'stop' })
  await pause(1500)
  const result = await instance.end('SIGTERM')
  // Whoever was turned away finds the next server.
  const next = await startInstance({ store, port: instance.port })
  await senders.stop()
  await nothingLost(store, senders.acknowledged)
  promised(senders.acknowledged.size > 100, `only ${senders.acknowledged.size} posts`)
  await next.end('SIGTERM')
  return result
}

async function childOf(pid: number): Promise<number> {
  const pgrep = spawn('pgrep', ['-P', String(pid)])
  let printed = ''
  pgrep.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await once(pgrep, 'exit')
  return Number(printed.trim().split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
