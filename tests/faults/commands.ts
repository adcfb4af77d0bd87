import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, promised, nothingLost, storeIsWhole, pause } from './fault.ts'
import { startInstance } from './instance.ts'
import { startSenders } from './senders.ts'
import type { EmptyStore } from './stores.ts'

const connections = 8

/** How long the commands are called, milliseconds. */
const busyFor = 15_000

/** Commands that read and write beside the server. */
const calls = [
  ['status', '--json'],
  ['list', '--json'],
  ['export', '--jsonl'],
  ['export', '--csv'],
  ['retry', '--parked', '--json'],
  ['erase', 'nobody@acme.example', '--json'],
] as const

/** Faults 36 and 38: operators work while requests come in. */
export const commandFaults: Fault[] = [
  {
    number: 36,
    name: 'commands while requests come in',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const senders = startSenders({ ports: [instance.port], connections, prefix: 'busy' })
      const end = performance.now() + busyFor
      let count = 0
      while (performance.now() < end) {
        const call = calls[(count += 1) % calls.length]!
        const { code, said } = await command(store, call)
        promised(code === 0, `${call.join(' ')} ended with ${code}: ${said.slice(0, 200)}`)
        promised(!said.includes('SQLITE_BUSY'), `${call.join(' ')}: SQLITE_BUSY`)
      }
      await senders.stop()
      const { size } = senders.acknowledged
      promised(senders.retries() === 0, `${senders.retries()} posts had to be tried again`)
      await nothingLost(store, senders.acknowledged)
      await instance.end('SIGTERM')
      promised(!instance.output().includes('SQLITE_BUSY'), 'SQLITE_BUSY in the log')
      await store.remove()
      const rate = size / (busyFor / 1000)
      return `${count} commands during ${size} posts (${rate.toFixed(0)} per second): all done, none refused`
    },
  },
  {
    number: 38,
    name: 'backup under load, then restored',
    stores: ['SQLite'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const senders = startSenders({ ports: [instance.port], connections, prefix: 'kept' })
      await pause(3000)
      const before = new Set(senders.acknowledged)
      const folder = mkdtempSync(join(tmpdir(), 'backup-'))
      const file = join(folder, 'backup.sqlite')
      await done(store, ['backup', file])
      promised(existsSync(file), 'no backup')
      await pause(500)
      await senders.stop()
      await instance.end('SIGTERM')
      await done(store, ['verify', file])
      const restored = await stores.make(kind)
      await done(restored, ['restore', file, '--withdrawn', join(store.dataDir, 'requests.sqlite')])
      await storeIsWhole(restored)
      await nothingLost(restored, before)
      const after = await startInstance({ store: restored })
      await after.end('SIGTERM')
      for (const each of [store, restored]) await each.remove()
      rmSync(folder, { recursive: true })
      return `${before.size} requests acknowledged before it: all there, whole, and a server runs on it`
    },
  },
]

async function done(store: EmptyStore, args: readonly string[]): Promise<void> {
  const { code, said } = await command(store, args)
  promised(code === 0, `${args[0]} ended with ${code}: ${said.slice(0, 200)}`)
}

/** Runs one of the operators' commands on a store. */
function command(
  store: EmptyStore,
  args: readonly string[],
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/run-requests.mjs', ...args], {
    env: { ...process.env, ...store.env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString()
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}
