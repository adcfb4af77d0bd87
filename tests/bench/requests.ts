import { Agent } from 'node:http'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startInstance } from '../faults/instance.ts'
import { percentile } from '../faults/fault.ts'
import { markedRequest, post } from '../faults/senders.ts'
import { openStores, type StoreKind } from '../faults/stores.ts'
import { spread, summary, writeFigures } from './figures.ts'

const writes = 1000
const block = Buffer.alloc(4096, 1)

/** The disk's own rate: a block of 4 kB written and waited for, again and again; times in milliseconds. */
function diskSyncs(): { rate: number; times: number[] } {
  const folder = mkdtempSync(join(tmpdir(), 'syncs-'))
  const file = openSync(join(folder, 'file'), 'w')
  const times: number[] = []
  const started = performance.now()
  for (let at = 0; at < writes; at += 1) {
    const before = performance.now()
    writeSync(file, block)
    fdatasyncSync(file)
    times.push(performance.now() - before)
  }
  const rate = writes / ((performance.now() - started) / 1000)
  closeSync(file)
  rmSync(folder, { recursive: true })
  return { rate, times }
}

/**
 * `npm run bench:requests`: durable posts per second and answer times beside the disk's own rate of
 * commits, for both stores. Each figure is the median of five rounds with the least and the most; a round
 * lasts so many seconds.
 */
const rounds = 5
const roundSeconds = 3
const connections = [1, 32]

type Round = { rate: number; p50: number; p99: number }

async function measure(port: number, senders: number, mark: string): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const times: number[] = []
  const end = performance.now() + roundSeconds * 1000
  let next = 0
  const send = async () => {
    while (performance.now() < end) {
      const name = `${mark}-${(next += 1)}`
      const { status, ms } = await post(agent, port, markedRequest(name))
      if (status !== 201) throw new Error(`${name} was answered with ${status}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  agent.destroy()
  return {
    rate: times.length / roundSeconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

const stores = openStores()
const results: Record<string, string>[] = []
const disks = Array.from({ length: rounds }, diskSyncs)
const diskRate = percentile(
  disks.map(({ rate }) => rate),
  0.5,
)
results.push({
  what: 'disk: 4 kB and fdatasync',
  'per second': spread(summary(disks.map(({ rate }) => rate)), 0),
  'p50 ms': spread(summary(disks.map(({ times }) => percentile(times, 0.5))), 2),
  'p99 ms': spread(summary(disks.map(({ times }) => percentile(times, 0.99))), 2),
  'share of disk': '1',
})
for (const kind of ['SQLite', 'PostgreSQL'] satisfies StoreKind[]) {
  const store = await stores.make(kind)
  const instance = await startInstance({ store, env: { WORKER: 'off' } })
  await measure(instance.port, 8, 'warm')
  for (const senders of connections) {
    const measured: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measure(instance.port, senders, `r${senders}-${round}`))
    }
    const rates = measured.map(({ rate }) => rate)
    results.push({
      what: `${kind}, ${senders} connection${senders > 1 ? 's' : ''}`,
      'per second': spread(summary(rates), 0),
      'p50 ms': spread(summary(measured.map(({ p50 }) => p50)), 1),
      'p99 ms': spread(summary(measured.map(({ p99 }) => p99)), 1),
      'share of disk': (percentile(rates, 0.5) / diskRate).toFixed(2),
    })
  }
  await instance.end('SIGTERM')
  await store.remove()
}
await stores.stop()
console.table(results)
writeFigures('requests', results)
