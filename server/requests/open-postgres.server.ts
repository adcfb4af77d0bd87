import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { codeOf } from '../exception-code.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Database, Schema } from './database.ts'

/** PostgreSQL 14 is the oldest release that is still maintained when this was written. */
const oldestVersion = 140_000

/** Longest waits of a request, milliseconds. */
const waits = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
} as const

/** A host that vanished keeps no such time: then the connection is given up, milliseconds. */
const longestSilence = 7000

/** Connections nobody uses are closed before their silence looks like an error, milliseconds. */
const longestIdle = 4000

/** Connections of one instance; posts wait for the disk, not for each other. */
const mostConnections = 10

/** Advisory lock of migrations: any fixed number that nobody else on the database uses. */
const schemaLock = 7_204_118_331

/** Connections of the limits of senders, which are no promise to anybody and need not reach the disk. */
const limitConnections = { max: 4, options: '-c synchronous_commit=off' }

/** A migration may wait for another instance's, and it and the clean-up take their time, milliseconds. */
const maintenanceTimeouts = { ...waits, statement_timeout: 120_000, lock_timeout: 120_000 } as const
const longestPatientSilence = 130_000

const bigintType = 20

/**
 * Opens a pool on a PostgreSQL database that several instances share.
 * @param url `postgres://user:password@host:5432/database`
 * @param onError told the code when an idle connection breaks; the pool makes a new one
 * @param now clock of tests; without it the database's own
 * @throws SettingsError when the database does not make commits durable, is too old or does not answer
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  now?: () => number,
): Promise<Database> {
  const common = {
    connectionString: url,
    application_name: 'website',
    keepAlive: true,
    idleTimeoutMillis: longestIdle,
    // Times and counts fit a number exactly.
    types: {
      getTypeParser: (type, format) =>
        type === bigintType ? Number : (types.getTypeParser(type, format) as never),
    },
    stream: () => socketThatExpectsResponses(longestSilence),
    ...waits,
  } satisfies PoolConfig
  const limitsPool = new Pool({ ...common, ...limitConnections })
  const pool = new Pool({ ...common, max: mostConnections })
  const maintenancePool = new Pool({
    ...common,
    ...maintenanceTimeouts,
    max: 1,
    stream: () => socketThatExpectsResponses(longestPatientSilence),
  })
  for (const connections of [pool, maintenancePool, limitsPool]) {
    connections.on('error', onError)
    // While a connection is in use the pool does not listen to it, and an error nobody hears ends the process.
    connections.on('connect', (client) => client.on('error', onError))
  }
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const maintenanceDb = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: maintenancePool }),
  })
  const close = async () => {
    await Promise.all([kysely.destroy(), maintenanceDb.destroy(), limitsPool.end()])
  }
  try {
    await prove(kysely)
  } catch (error) {
    await close()
    if (error instanceof SettingsError) throw error
    // The message of the driver may hold the address, and with it the password.
    throw new SettingsError(
      `DATABASE_URL cannot be used (${codeOf(error)}): check that PostgreSQL runs, and the host, user, password and database of the address.`,
    )
  }
  return {
    limitsPool,
    kysely,
    maintenanceDb,
    oneWriter: false,
    close,
    now: now ? async () => now() : () => clock(kysely),
    skipLocked: sql`for update skip locked`,
    randomBelow: (limit) => sql<number>`floor(random() * ${limit}::bigint)::bigint`,
    lockSchema: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(transaction)
    },
    purge: async () => {
      await sql`vacuum request, outbox, subscriber`.execute(maintenanceDb)
    },
  }
}

async function clock(kysely: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(kysely)
  return rows[0]!.now
}

async function prove(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: string; fsync: string; commit: string }>`
    select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`.execute(kysely)
  const { version, fsync, commit } = rows[0]!
  if (Number(version) < oldestVersion) {
    throw new SettingsError(`PostgreSQL ${version} is too old: use release 14 or newer.`)
  }
  if (fsync !== 'on' || ['off', 'local'].includes(commit)) {
    throw new SettingsError(
      `PostgreSQL may lose commits (fsync = ${fsync}, synchronous_commit = ${commit}): turn both on.`,
    )
  }
}

/**
 * A socket to a server that answers soon: when nothing passes for a while it breaks, so that whoever waits
 * is told. Without it a host that vanishes is noticed after a quarter of an hour, when TCP gives up.
 * @param silence milliseconds
 */
export function socketThatExpectsResponses(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('The server is silent'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
