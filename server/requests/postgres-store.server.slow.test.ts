import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/each-store.ts'
import { migrate } from './open-database.server.ts'
import { openPostgres } from './open-postgres.server.ts'

const silent = () => undefined

test('instances share the clock of the database', async () => {
  const database = await openPostgres(await emptyPostgres(), silent)
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
    database.kysely,
  )
  expect(Math.abs((await database.now()) - rows[0]!.now.getTime())).toBeLessThan(5000)
  await database.close()
})

test('four instances that start at once make the tables once', async () => {
  const url = await emptyPostgres()
  const databases = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, silent)))
  await Promise.all(databases.map((database) => migrate(database)))
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    databases[0]!.kysely,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    '0001-requests',
    '0002-clicks',
    '0003-receipts-and-incidents',
    '0004-quarantine-and-bounces',
  ])
  await Promise.all(databases.map(({ close }) => close()))
})

test('fault 6: a database that may lose commits is refused', async () => {
  const url = await emptyPostgres()
  const loose = `${url}?options=-c%20synchronous_commit%3Doff`
  await expect(openPostgres(loose, silent)).rejects.toThrow('synchronous_commit = off')
})

test('a server that does not answer stops the start within its time', async () => {
  await expect(openPostgres('postgres://site@127.0.0.1:9/site', silent)).rejects.toThrow(
    'ECONNREFUSED',
  )
})
