import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { removeOrphanedMails } from '../requests/channels/mail-channel.server.ts'
import { createStore } from '../requests/create-store.ts'
import type { Database } from '../requests/database.ts'
import { batches } from './batches.ts'
import { type Command, CommandError, exitCodes } from './command.ts'
import { emptyFiles } from './erase.ts'
import { jsonLine } from './terminal-text.ts'

/** What a person took back: never again may it be stored, or may newsletters be sent. Holds ids only. */
export type Withdrawal = { id: string; what: 'erased' | 'unsubscribed'; at: string }

const withdrawalLine = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  what: v.picklist(['erased', 'unsubscribed']),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

/** All of a store, the erased ones first. */
export async function readWithdrawals({ kysely }: Pick<Database, 'kysely'>): Promise<Withdrawal[]> {
  const erased = await kysely.selectFrom('erased').selectAll().orderBy('id').execute()
  const unsubscribed = await kysely
    .selectFrom('subscriber')
    .select(['id', 'unsubscribed_at'])
    .where('state', '=', 'unsubscribed')
    .orderBy('id')
    .execute()
  const iso = (time: number) => new Date(time).toISOString()
  return [
    ...erased.map(({ id, erased_at: at }) => ({ id, what: 'erased' as const, at: iso(at) })),
    ...unsubscribed.map(({ id, unsubscribed_at: at }) => ({
      id,
      what: 'unsubscribed' as const,
      at: iso(at!),
    })),
  ]
}

/**
 * Reads a list that the command `withdrawn` has written.
 * @throws CommandError when the file cannot be read or a line is none of its lines
 */
export function readWithdrawalList(path: string): Withdrawal[] {
  const lines = readText(path).split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), withdrawalLine), line)
    if (read.success) return [read.output]
    throw new CommandError(
      `Line ${at + 1} of ${path} is none that the command "withdrawn" writes: give its whole output, unchanged.`,
    )
  })
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new CommandError(`${path} cannot be read: check the path and the rights of the file.`)
  }
}

/**
 * Deletes from a store what was erased, ends what was unsubscribed, and keeps the ids for the next time.
 * Who signed up again after unsubscribing stays.
 * @returns how many rows changed
 */
export async function applyWithdrawals(
  { kysely }: Pick<Database, 'kysely'>,
  withdrawals: readonly Withdrawal[],
): Promise<{ requests: number; subscribers: number; unsubscribed: number }> {
  const changed = { requests: 0, subscribers: 0, unsubscribed: 0 }
  const times = withdrawals.map(({ id, what, at }) => ({ id, what, at: Date.parse(at) }))
  for (const batch of batches(times.filter(({ what }) => what === 'erased'))) {
    const ids = batch.map(({ id }) => id)
    await kysely.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('erased')
        .values(batch.map(({ id, at }) => ({ id, erased_at: at })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      for (const table of ['request', 'subscriber'] as const) {
        const { numDeletedRows } = await transaction
          .deleteFrom(table)
          .where('id', 'in', ids)
          .executeTakeFirstOrThrow()
        changed[`${table}s`] += Number(numDeletedRows)
      }
    })
  }
  for (const { id, at } of times.filter(({ what }) => what === 'unsubscribed')) {
    const { numUpdatedRows } = await kysely
      .updateTable('subscriber')
      .set({ state: 'unsubscribed', unsubscribed_at: at })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .where((row) => row.or([row('confirmed_at', 'is', null), row('confirmed_at', '<=', at)]))
      .executeTakeFirstOrThrow()
    changed.unsubscribed += Number(numUpdatedRows)
  }
  return changed
}

/** `withdrawn`: the list that has to lie beside every backup. */
export const withdrawn: Command = {
  name: 'withdrawn',
  does: 'Lists what was erased or unsubscribed (ids and times, as JSON lines): a restored backup must not bring it back.',
  args: [],
  options: [],
  example: 'withdrawn > withdrawn.jsonl',
  store: true,
  run: async ({ database, write }) => {
    for (const withdrawal of await readWithdrawals(database)) await write(jsonLine(withdrawal))
    return exitCodes.done
  },
}

/** `apply-withdrawn`: after a restore that another tool did, such as pg_restore. */
export const applyWithdrawn: Command = {
  name: 'apply-withdrawn',
  does: 'Deletes from the store what a list of "withdrawn" names as erased, and ends what it names as unsubscribed.',
  args: ['<list>'],
  options: [],
  example: 'apply-withdrawn withdrawn.jsonl',
  store: true,
  run: async ({ database, settings, channels, args, json, write }) => {
    const changed = await applyWithdrawals(database, readWithdrawalList(args[0]!))
    await removeOrphanedMails(settings.dataDir, createStore(database, channels).goneDeliveries)
    await emptyFiles(database, settings)
    const { requests, subscribers, unsubscribed } = changed
    const text = `Deleted again: ${requests} requests, ${subscribers} subscribers; unsubscribed again: ${unsubscribed}\n`
    await write(json ? jsonLine(changed) : text)
    return exitCodes.done
  },
}
