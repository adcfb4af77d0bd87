import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type Fault, promised, nothingLost, percentile, pause, waitUntil } from './fault.ts'
import { type Instance, startInstance } from './instance.ts'
import { type Answer, markedRequest, post } from './senders.ts'

const slowSockets = 500

/** How senders hold a socket, and how long they may, milliseconds. */
const holds = [
  { how: 'half of the headers', say: 'GET / HTTP/1.1\r\nHost: localhost\r\n', most: 6500 },
  {
    how: 'half of the body',
    say: 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"',
    most: 11_500,
  },
  {
    how: 'nothing after an answer',
    say: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
    most: 6500,
  },
] as const

/** Answers on one connection, more of them than the kernel keeps for a reader who takes none. */
const answersAsked = 4

/** How long an answer that nobody reads may keep its socket: two looks of 15 s each, milliseconds. */
const longestUnread = 36_000

/** Others must not notice, milliseconds. */
const othersWithin = 100

/** A hundred may be in flight; ten times as many come. */
const crowd = 1000
const crowdSeconds = 15
const acceptedWithin = 3000
const mostMemory = 200 * 1024 * 1024

/** Faults 22 and 23: senders that hold sockets, and too many of them. */
export const socketFaults: Fault[] = [
  {
    number: 22,
    name: `${slowSockets} slow sockets of each kind`,
    stores: ['SQLite'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store })
      const figures: string[] = []
      const times: number[] = []
      let done = false
      const agent = new Agent({ keepAlive: true })
      const others = (async () => {
        while (!done) {
          times.push(await visit(agent, `${instance.url}/contact-us`))
          await pause(10)
        }
      })()
      // Whatever ends the fault early also ends the server under them.
      others.catch(() => undefined)
      for (const { how, say, most } of holds) {
        const held = await Promise.all(
          Array.from({ length: slowSockets }, () => holdSocket(instance.port, say)),
        )
        const longest = Math.max(...held)
        promised(longest <= most, `${how}: closed after ${longest.toFixed(0)} ms`)
        figures.push(`${how}: ${(longest / 1000).toFixed(1)} s`)
      }
      const unread = await unreadResponses(instance)
      promised(
        unread <= longestUnread,
        `answers nobody reads: given up after ${unread.toFixed(0)} ms`,
      )
      figures.push(`answers nobody reads: ${(unread / 1000).toFixed(1)} s`)
      done = true
      await others
      const p99 = percentile(times, 0.99)
      promised(p99 <= othersWithin, `others waited ${p99.toFixed(0)} ms (p99)`)
      await instance.end('SIGTERM')
      await store.remove()
      return `closed after ${figures.join(', ')}; others p99 ${p99.toFixed(0)} ms`
    },
  },
  {
    number: 23,
    name: 'ten times as many requests as are let in',
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const answers: Answer[] = []
      const acknowledged = new Set<string>()
      const agent = new Agent({ keepAlive: true, maxSockets: crowd, maxFreeSockets: crowd })
      // They come through a proxy that keeps its connections.
      await Promise.all(
        Array.from({ length: crowd }, () => visit(agent, `${instance.url}/healthz`)),
      )
      const end = performance.now() + crowdSeconds * 1000
      let next = 0
      let memory = 0
      const sender = async () => {
        while (performance.now() < end) {
          const mark = `crowd-${(next += 1)}`
          try {
            const response = await post(agent, instance.port, markedRequest(mark))
            answers.push(response)
            if (response.status === 201) acknowledged.add(mark)
            else await pause(Number(response.headers['retry-after'] ?? 0) * 1000)
          } catch {
            // A connection may end while it is used.
            await pause(100)
          }
        }
      }
      const watch = (async () => {
        while (performance.now() < end) {
          memory = Math.max(memory, residentBytes(instance.pid))
          await pause(100)
        }
      })()
      await Promise.all([watch, ...Array.from({ length: crowd }, sender)])
      agent.destroy()
      const accepted = answers.filter(({ status }) => status === 201).map(({ ms }) => ms)
      const refused = answers.filter(({ status }) => status === 503)
      const other = answers.filter(({ status }) => status !== 201 && status !== 503)
      promised(other.length === 0, `answered with ${other[0]?.status}`)
      promised(
        refused.every(({ headers }) => headers['retry-after'] !== undefined),
        'a 503 without Retry-After',
      )
      const p99 = percentile(accepted, 0.99)
      promised(accepted.length > 0 && p99 <= acceptedWithin, `p99 of accepted ${p99.toFixed(0)} ms`)
      promised(memory < mostMemory, `${(memory / 2 ** 20).toFixed(0)} MB`)
      await nothingLost(store, acknowledged)
      await instance.end('SIGTERM')
      await store.remove()
      return `${accepted.length} accepted, p99 ${p99.toFixed(0)} ms; ${refused.length} × 503 with Retry-After; ${(memory / 2 ** 20).toFixed(0)} MB`
    },
  },
]

/** Opens a socket, says half of something and measures until it is closed, milliseconds. */
function holdSocket(port: number, say: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(say))
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => resolve(performance.now() - started))
  })
}

/**
 * Opens sockets that ask for large files and never read, and measures until the server has given them all
 * up, milliseconds. The server's side is watched: who does not read does not see the end either.
 */
async function unreadResponses({ port, pid }: Instance): Promise<number> {
  const [largest] = readdirSync('dist/client/videos')
    .map((name) => ({ name, size: statSync(`dist/client/videos/${name}`).size }))
    .sort((one, other) => other.size - one.size)
  const ask = `GET /videos/${largest!.name} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
  const before = openSockets(pid)
  const started = performance.now()
  const sockets = Array.from({ length: slowSockets }, () =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write(ask.repeat(answersAsked))
    })
      .on('error', () => undefined)
      .pause(),
  )
  await waitUntil(() => openSockets(pid) >= before + slowSockets / 2, 'the sockets')
  await waitUntil(() => openSockets(pid) <= before + slowSockets / 100, 'the end of the sockets')
  const ms = performance.now() - started
  sockets.forEach((socket) => socket.destroy())
  return ms
}

/** Sockets that a process holds. */
function openSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:')
    } catch {
      // Closed since it was listed.
      return false
    }
  }).length
}

function visit(agent: Agent, url: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}

function residentBytes(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
