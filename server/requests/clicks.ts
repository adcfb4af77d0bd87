import type { Kysely } from 'kysely'
import type { Click } from '../contract/clicks.ts'
import type { Schema } from './schema.ts'

/** Different titles that are counted on one day; whoever invents more of them fills no disk. */
export const mostTitlesPerDay = 500

/** Where presses beyond that are counted. */
export const otherTitle = '(other)'

/** Counts one press on the day of `now`, milliseconds since 1970. */
export async function countClick(
  database: Kysely<Schema>,
  { block_title, topic }: Click,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  await database.transaction().execute(async (transaction) => {
    const count = (block: string, about: string) =>
      transaction
        .updateTable('click')
        .set(({ eb }) => ({ presses: eb('presses', '+', 1) }))
        .where('day', '=', day)
        .where('block_title', '=', block)
        .where('topic', '=', about)
        .executeTakeFirstOrThrow()
    const { numUpdatedRows } = await count(block_title, topic)
    if (numUpdatedRows > 0n) return
    const { titles } = await transaction
      .selectFrom('click')
      .select(({ fn }) => fn.countAll<number>().as('titles'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    const known = Number(titles) < mostTitlesPerDay
    const names = known ? { block_title, topic } : { block_title: otherTitle, topic: otherTitle }
    await transaction
      .insertInto('click')
      .values({ day, ...names, presses: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'block_title', 'topic'])
          .doUpdateSet(({ eb, ref }) => ({ presses: eb(ref('click.presses'), '+', 1) })),
      )
      .execute()
  })
}
