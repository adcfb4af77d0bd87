import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachStore, emptyPostgres } from '../../tests/support/each-store.ts'
import { isSender } from '../operators/request-filter.ts'
import { createStore } from './create-store.ts'
import { migrate } from './open-database.server.ts'
import { releasedMigrations } from './migrations.ts'
import { openPostgres } from './open-postgres.server.ts'

const now = () => Date.UTC(2026, 10, 21)

onEachStore((open) => {
  test('fault 37: an older schema with requests is brought up to date, also after a failed try', async () => {
    const database = await open(now, { empty: true })
    await migrate(database, releasedMigrations.slice(0, 2))
    await sql`insert into request
      (id, kind, idem_key, body_hash, state, email_norm, payload, created_at)
      values ('old', 'contact', 'key', 'words', 'new', 'marta@keller.example', '{"name":"Marta"}', ${now()})`.execute(
      database.kysely,
    )
    await sql`insert into outbox
      (id, request_id, channel, event, state, attempts, claims, created_at, next_at, scheduled_at)
      values ('mail-1', 'old', 'mail', 'request.created', 'pending', 0, 0, ${now()}, ${now()}, ${now()})`.execute(
      database.kysely,
    )
    const [next, ...later] = releasedMigrations.slice(2)
    const broken = { ...next!, statements: [...next!.statements, 'create nonsense'] }
    await expect(migrate(database, [broken])).rejects.toThrow('syntax error')
    await expect(sql`select token_hash from request`.execute(database.kysely)).rejects.toThrow()

    await migrate(database, [...releasedMigrations.slice(0, 2), next!, ...later])
    const store = createStore(database, ['mail'])
    const [delivery] = await store.claim(1, 1000, { channel: 'mail' })
    expect(delivery).toMatchObject({
      id: 'mail-1',
      subject: { event: 'request.created', requestId: 'old', payload: { name: 'Marta' } },
    })
    await store.close()
  })

  test('deliveries keep all they have when they learn to bounce; refused readers are no trouble any more', async () => {
    const database = await open(now, { empty: true })
    await migrate(database, releasedMigrations.slice(0, 3))
    await sql`insert into subscriber (id, email, state, pathname, created_at)
      values ('reader', 'reader@example.org', 'pending', '/', ${now()})`.execute(database.kysely)
    const rows = [
      ['refused', 'subscription.requested', 'parked', '550'],
      ['no-login', 'subscription.requested', 'parked', '535'],
      ['sent', 'subscription.requested', 'sent', null],
      ['hook', 'subscription.ended', 'parked', '550'],
    ] as const
    for (const [id, event, state, code] of rows) {
      await sql`insert into outbox
        (id, subscriber_id, channel, event, state, attempts, claims, created_at, next_at,
          scheduled_at, last_code)
        values (${id}, 'reader', 'mail', ${event}, ${state}, 1, 2, 3, 4, 5, ${code})`.execute(
        database.kysely,
      )
    }
    const all = () => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute()
    const before = await all()
    await migrate(database)
    expect(await all()).toEqual(
      before.map((row) => (row.id === 'refused' ? { ...row, state: 'bounced' } : row)),
    )
    await database.kysely.deleteFrom('subscriber').execute()
    expect(await all()).toEqual([])
    await database.close()
  })

  test('a sender of an older release is found by any spelling, with the index', async () => {
    const database = await open(now, { empty: true })
    await migrate(database, releasedMigrations.slice(0, 4))
    const row = { kind: 'contact', body_hash: 'words', state: 'new', payload: '{}' } as const
    const request = (id: string, email_norm: string) => ({
      ...row,
      id,
      idem_key: id,
      email_norm,
      created_at: now(),
    })
    const { kysely } = database
    const earlier = [request('old', 'Marta@keller.example'), request('other', 'ann@keller.example')]
    await kysely.insertInto('request').values(earlier).execute()
    await migrate(database)
    await kysely.insertInto('request').values(request('new', 'marta@keller.example')).execute()
    const found = sql`select id from request where ${isSender('MARTA@Keller.example')} order by id`
    expect((await found.execute(kysely)).rows).toEqual([{ id: 'new' }, { id: 'old' }])
    const plan = await kysely.transaction().execute(async (transaction) => {
      if (database.oneWriter) return sql`explain query plan ${found}`.execute(transaction)
      // Of three rows PostgreSQL would read all.
      await sql`set local enable_seqscan = off`.execute(transaction)
      return sql`explain ${found}`.execute(transaction)
    })
    expect(JSON.stringify(plan.rows)).toContain('request_sender')
    await database.close()
  })
})

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
    '0005-sender-index',
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
