import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Keeps the ids of rows that are about to be deleted for good, so that no restored backup brings them back.
 * It is a write, as the first statement of a transaction has to be.
 * @param which condition on the table's columns
 * @returns the ids
 */
export async function noteErased(
  transaction: Transaction<Schema>,
  table: 'request' | 'subscriber',
  which: RawBuilder<unknown>,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into erased (id, erased_at) select id, ${now} from ${sql.table(table)} where ${which}
    on conflict (id) do update set erased_at = ${now} returning id`.execute(transaction)
  return rows.map(({ id }) => id)
}
