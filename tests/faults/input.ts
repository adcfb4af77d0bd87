import { Agent } from 'node:http'
import type { Fault } from './fault.ts'
import { promised } from './fault.ts'
import { startInstance } from './instance.ts'
import { markedRequest, post } from './senders.ts'

const bodies = 100_000
const personalPosts = 10_000
const connections = 64

const scraps = [
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ':',
  ',',
  '&',
  '=',
  '%',
  '%00',
  '%E0%A4',
  '+',
  '\u0000',
  '\ud800',
  '漢',
  '🚢',
  'null',
  'true',
  '-1e999',
  '0x',
  'name',
  'email',
  '__proto__',
  'constructor',
  'a@b.example',
  '\r\n',
  '<script>',
  "'; drop table request; --",
  ' '.repeat(64),
]

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/reports+json',
  'text/plain',
  'application/json; charset=utf-16',
  '',
]
const endpoints = [
  '/api/contact',
  '/api/contact-short',
  '/api/blog-subscribe',
  '/api/clicks',
  '/api/reports',
  '/api/contact?form=%',
]
const pages = ['/newsletter/confirm?token=x', '/request/xxxxxxxxxxxxxxxxxxxxxx']

/** Every twentieth is answered by a rendered page, which takes twenty times as long. */
const paths = [...Array.from({ length: 6 }, () => endpoints).flat(), ...pages]

/** Faults 25 and 35: strange bodies, and what logs say of many visitors. */
export const inputFaults: Fault[] = [
  {
    number: 25,
    name: `${bodies} fuzzed bodies`,
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const instance = await startInstance({ store, env: { WORKER: 'off' } })
      const agent = new Agent({ keepAlive: true, maxSockets: connections })
      const random = seeded(25)
      const pick = <Item>(items: readonly Item[]) => items[random(items.length)]!
      const statuses = new Map<number, number>()
      let sent = 0
      const fuzz = async () => {
        while ((sent += 1) <= bodies) {
          const valid = random(4) === 0
          const type = valid ? 'application/json' : pick(types)
          const body = valid ? mutated(markedRequest(`fuzz-${sent}`), random) : junk(random)
          const response = await post(
            agent,
            instance.port,
            body,
            { 'Content-Type': type },
            pick(paths),
          ).catch(() => ({ status: 0 }))
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: connections }, fuzz))
      agent.destroy()
      const table = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
      promised(!statuses.has(500), table.join(', '))
      promised(!statuses.has(503), table.join(', '))
      promised((statuses.get(0) ?? 0) < bodies / 100, `broken connections, ${table.join(', ')}`)
      promised((await fetch(`${instance.url}/healthz`)).ok, 'the process went down')
      await instance.end('SIGTERM')
      await store.remove()
      return `0 × 500 (${table.join(', ')})`
    },
  },
  {
    number: 35,
    name: `logs and metrics after ${personalPosts} posts`,
    stores: ['SQLite', 'PostgreSQL'],
    run: async (stores, kind) => {
      const store = await stores.make(kind)
      const metrics = '127.0.0.1:9471'
      const instance = await startInstance({ store, env: { METRICS_ADDRESS: metrics } })
      const agent = new Agent({ keepAlive: true, maxSockets: connections })
      let sent = 0
      const visit = async () => {
        while ((sent += 1) <= personalPosts) {
          const words = JSON.parse(markedRequest(`zebulon${sent}`)) as Record<string, string>
          const body = {
            ...words,
            phone: '+41 44 586 20 11',
            company: 'Quagga AG',
            requestDetails: 'Okapi viewer',
          }
          const form = sent % 3 === 0
          const text = form ? new URLSearchParams(body).toString() : JSON.stringify(body)
          const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
          const headers = {
            'Content-Type': type,
            'User-Agent': 'Gnu/1',
            'X-Forwarded-For': '203.0.113.77',
          }
          const path = sent % 2 ? '/api/contact' : '/api/contact-short'
          // A kept connection may end just when it is used.
          await post(agent, instance.port, text, headers, path).catch(() => undefined)
        }
      }
      await Promise.all(Array.from({ length: connections }, visit))
      agent.destroy()
      const figures = await (await fetch(`http://${metrics}/metrics`)).text()
      // Its own address, which the server says at the start, is no visitor's.
      const told = (instance.output() + figures).replaceAll(instance.url, '')
      await instance.end('SIGTERM')
      const words = [
        'zebulon',
        'acme.example',
        '586 20',
        'Quagga',
        'Okapi',
        'Gnu/1',
        '203.0.113',
        '127.0.0.1:',
      ]
      const found = words.filter((word) => told.toLowerCase().includes(word.toLowerCase()))
      promised(found.length === 0, `found: ${found.join(', ')}`)
      const lines = told.split('\n').length
      promised(lines > personalPosts, `only ${lines} lines`)
      await store.remove()
      return `${lines} lines, no word of a visitor`
    },
  },
]

function seeded(start: number): (most: number) => number {
  let seed = start
  return (most) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    // The low digits of such a series repeat soon.
    return Math.floor((seed / 2_147_483_648) * most)
  }
}

function junk(random: (most: number) => number): string {
  const parts = Array.from({ length: random(20) }, () => scraps[random(scraps.length)])
  return random(50) === 0 ? parts.join('').repeat(400) : parts.join('')
}

/** A good body with one piece put in, taken out or made long. */
function mutated(body: string, random: (most: number) => number): string {
  const at = random(body.length)
  const piece = scraps[random(scraps.length)]!
  switch (random(3)) {
    case 0:
      return body.slice(0, at) + piece + body.slice(at)
    case 1:
      return body.slice(0, at) + body.slice(at + random(10))
    default:
      return body.slice(0, at) + 'x'.repeat(random(6000)) + body.slice(at)
  }
}
