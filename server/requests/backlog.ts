import type { Database } from './database.ts'
import type { Backlog } from './request-store.ts'

/** Counts what waits in the outbox and in quarantine. */
export async function readBacklog({ kysely, now }: Database): Promise<Backlog> {
  const states = await kysely
    .selectFrom('outbox')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('rows'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const { quarantined } = await kysely
    .selectFrom('request')
    .select(({ fn }) => fn.countAll<number>().as('quarantined'))
    .where('state', '=', 'quarantined')
    .executeTakeFirstOrThrow()
  const count = (state: string) => states.find((row) => row.state === state)?.rows ?? 0
  const waiting = states.filter(({ state }) => state !== 'parked').map(({ oldest }) => oldest)
  return {
    pending: count('pending'),
    sending: count('sending'),
    parked: count('parked'),
    quarantined,
    oldestWaiting: waiting.length > 0 ? Math.max(0, (await now()) - Math.min(...waiting)) : 0,
  }
}
