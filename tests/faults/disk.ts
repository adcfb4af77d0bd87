import { execFileSync, type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fault, promised, nothingLost, storeIsWhole, waitUntil } from './fault.ts'
import { startInstance } from './instance.ts'
import { markedRequest, post } from './senders.ts'
import type { EmptyStore, StoreKind, Stores } from './stores.ts'

const agent = new Agent({ keepAlive: false })
const fsyncs = 'fsync,fdatasync'
const tracedPosts = 100

/** Process of the PostgreSQL server, to trace what it starts. */
async function postmaster(stores: Stores): Promise<number> {
  const { dataDir } = await stores.postgres()
  return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Backends that serve the instance. */
async function backends(store: EmptyStore): Promise<number[]> {
  const rows = await store.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'website'",
  )
  return rows.map(({ pid }) => pid)
}

/** Faults 3 to 5: what the disk does, and what the visitor is told. */
export const diskFaults: Fault[] = [
  {
    number: 3,
    name: 'order of system calls: fsync returns before every 201',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      // Connections of the pool begin later: they are followed from the server's first process on.
      const server = kind === 'PostgreSQL' ? [await postmaster(stores)] : []
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const tracer = await trace(
        [instance.pid, ...server, ...(await traced(kind, store))],
        ['-e', `trace=${fsyncs},write,writev,sendto`],
      )
      for (let at = 0; at < tracedPosts; at += 1) {
        const { status } = await post(agent, instance.port, markedRequest(`order-${at}`))
        promised(status === 201, `post ${at} was answered with ${status}`)
      }
      const calls = (await tracer.stop()).split('\n')
      await instance.end('SIGTERM')
      let synced = false
      let answers = 0
      for (const call of calls) {
        if (/\b(fsync|fdatasync)(\(| resumed).*= 0$/.test(call)) synced = true
        if (call.includes('HTTP/1.1 201')) {
          answers += 1
          promised(synced, `answer ${answers} came before its fsync`)
          synced = false
        }
      }
      promised(answers === tracedPosts, `${answers} answers were seen`)
      await store.remove()
      return `${answers} answers, each after an fsync of its own`
    },
  },
  {
    number: 4,
    name: 'fsync fails once',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const pids = kind === 'SQLite' ? [instance.pid] : await backends(store)
      const tracer = await trace(pids, [
        '-e',
        `trace=${fsyncs}`,
        '-e',
        `inject=${fsyncs}:error=EIO:when=1`,
      ])
      const headers = { 'Idempotency-Key': 'once' }
      const first = await post(agent, instance.port, markedRequest('once'), headers)
      const injected = (await tracer.stop()).includes('EIO')
      promised(injected, 'no fsync failed')
      promised(first.status === 503, `answered with ${first.status}`)
      promised(first.headers['retry-after'] !== undefined, 'no Retry-After')
      const ready = () => fetch(`${instance.url}/readyz`).then(({ ok }) => ok)
      promised(!(await ready()), '/readyz stayed green')
      await waitUntil(ready, 'readiness', 30_000)
      const again = await post(agent, instance.port, markedRequest('once'), headers)
      promised([200, 201].includes(again.status), `tried again: ${again.status}`)
      await nothingLost(store, new Set(['once']))
      await instance.end('SIGTERM')
      await storeIsWhole(store)
      await store.remove()
      return `503 with Retry-After, readiness red, then ${again.status}: one row`
    },
  },
  {
    number: 4,
    name: 'fsync fails for ever',
    stores: ['SQLite'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const tracer = await trace(
        [instance.pid],
        ['-e', `trace=${fsyncs}`, '-e', `inject=${fsyncs}:error=EIO`],
      )
      const send = (at: number) =>
        post(agent, instance.port, markedRequest(`ever-${at}`), { 'Idempotency-Key': `${at}` })
      const statuses: number[] = []
      for (let at = 0; at < 20; at += 1) statuses.push((await send(at)).status)
      promised(
        statuses.every((status) => status === 503),
        `answered with ${statuses.join(' ')}`,
      )
      promised((await fetch(`${instance.url}/readyz`)).status === 503, '/readyz stayed green')
      promised((await fetch(`${instance.url}/`)).ok, 'pages went down with the store')
      await tracer.stop()
      const marks = new Set<string>()
      for (let at = 0; at < 20; at += 1) {
        const { status } = await send(at)
        promised([200, 201].includes(status), `tried again: ${status}`)
        marks.add(`ever-${at}`)
      }
      await nothingLost(store, marks)
      await instance.end('SIGTERM')
      await storeIsWhole(store)
      await store.remove()
      return '20 × 503, pages up; afterwards each tried again: 20 rows'
    },
  },
  {
    number: 5,
    name: 'disk full',
    stores: ['SQLite'],
    run: async (stores, kind) => onSmallDisk((folder) => fillDisk(stores, kind, folder)),
  },
]

function traced(kind: StoreKind, store: EmptyStore): Promise<number[]> | [] {
  return kind === 'PostgreSQL' ? backends(store) : []
}

/** Mounts a file system in memory of 12 MB for the time of a fault. */
async function onSmallDisk(use: (folder: string) => Promise<string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder])
  try {
    return await use(folder)
  } finally {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillDisk(stores: Stores, kind: StoreKind, folder: string): Promise<string> {
  const store = await stores.make(kind, folder)
  const instance = await startInstance({ store, env: { WORKER: 'off' } })
  const ballast = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 600_000))
  const details = 'x'.repeat(4900)
  const send = async (at: number) => {
    const body = {
      ...JSON.parse(markedRequest(`full-${at}`)),
      requestDetails: details,
      phone: '',
      company: '',
    }
    const headers = { 'Idempotency-Key': `full-${at}` }
    return (await post(agent, instance.port, JSON.stringify(body), headers, '/api/contact')).status
  }
  const acknowledged = new Set<string>()
  let refused = 0
  for (let at = 0; at < 400; at += 1) {
    const status = await send(at)
    if (status === 201) acknowledged.add(`full-${at}`)
    else if (status === 503) refused += 1
    else promised(false, `answered with ${status}`)
  }
  promised(refused > 0 && acknowledged.size > 0, `${acknowledged.size} stored, ${refused} refused`)
  promised((await fetch(`${instance.url}/healthz`)).ok, 'the process went down')
  promised((await fetch(`${instance.url}/readyz`)).status === 503, '/readyz stayed green')
  rmSync(ballast)
  await waitUntil(() => fetch(`${instance.url}/readyz`).then(({ ok }) => ok), 'readiness', 15_000)
  promised((await send(999)) === 201, 'no request is taken although there is space')
  acknowledged.add('full-999')
  await nothingLost(store, acknowledged)
  await instance.end('SIGTERM')
  await storeIsWhole(store)
  return `${acknowledged.size} stored, ${refused} × 503, taken again when there was space`
}

/** A running strace. */
type Tracer = {
  /** Detaches and gives what was written. */
  stop: () => Promise<string>
}

/**
 * Attaches strace to a process and to those that it starts later.
 * @param arguments_ what is traced or injected
 */
async function trace(pids: readonly number[], arguments_: readonly string[]): Promise<Tracer> {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'))
  const file = join(folder, 'calls')
  const attach = pids.flatMap((pid) => ['-p', String(pid)])
  const child = spawn(
    'strace',
    ['-f', '-ttt', '-y', '-s', '24', '-o', file, ...arguments_, ...attach],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await waitUntil(() => said.includes('attached') || ended(child), 'strace')
  if (ended(child)) throw new Error(`strace ended: ${said}`)
  return {
    stop: async () => {
      if (!ended(child)) {
        child.kill('SIGINT')
        await new Promise((resolve) => child.once('exit', resolve))
      }
      const calls = readFileSync(file, 'utf8')
      rmSync(folder, { recursive: true, force: true })
      return calls
    },
  }
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
