import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/each-store.ts'
import type { Database } from '../requests/database.ts'
import { migrate } from '../requests/open-database.server.ts'
import { openPostgres } from '../requests/open-postgres.server.ts'
import { type SenderLimits, createSenderLimits } from './sender-limits.ts'

const secret = 's'.repeat(32)
const now = () => Date.UTC(2026, 10, 21, 12)

let databases: Database[]
let pools: Pool[]
beforeAll(async () => {
  const url = await emptyPostgres()
  databases = await Promise.all([1, 2].map(() => openPostgres(url, () => undefined)))
  await migrate(databases[0]!)
  pools = databases.map(({ limitsPool }) => limitsPool!)
})
afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()))
})

/** How many of the given tries are within the limit. */
async function within(
  tries: number,
  limits: readonly SenderLimits[],
  what: 'requests' | 'newsletter',
  path: (at: number) => string,
): Promise<number> {
  let passed = 0
  for (let at = 0; at < tries; at += 1) {
    const wait = await limits[at % limits.length]!.take(what, path(at))
    if (wait === undefined) passed += 1
    else expect(wait).toBeGreaterThan(0)
  }
  return passed
}

describe('in the memory of one instance', () => {
  test('ten requests of one address pass in ten minutes, and others are not affected', async () => {
    const limits = [createSenderLimits({ secret, now })]
    expect(await within(15, limits, 'requests', () => '203.0.113.7')).toBe(10)
    expect(await within(3, limits, 'requests', () => '203.0.113.8')).toBe(3)
    expect(await within(8, limits, 'newsletter', () => '203.0.113.7')).toBe(5)
  })

  test('fault 27: another address of the same IPv6 network is the same sender', async () => {
    const limits = [createSenderLimits({ secret, now })]
    const rotated = (at: number) => `2001:db8:0:12${at.toString(16).padStart(2, '0')}::${at}`
    expect(await within(15, limits, 'requests', rotated)).toBe(10)
  })
})

describe('in a database that instances share', () => {
  test('they count together', async () => {
    const limits = pools.map((pool) => createSenderLimits({ secret, now, pool }))
    expect(await within(15, limits, 'requests', () => '203.0.113.7')).toBe(10)
  })

  test('no address stands in it', async () => {
    const { rows } = await pools[0]!.query<{ key: string }>('select key from sender_limit')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  test('fault 28: while it fails, each instance counts by itself', async () => {
    const pool = new Pool({ connectionString: 'postgres://site@127.0.0.1:9/site' })
    const limits = [createSenderLimits({ secret, now, pool })]
    expect(await within(15, limits, 'requests', () => '203.0.113.9')).toBe(10)
    await pool.end()
  })
})
