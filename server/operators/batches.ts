import { sql, type SqlBool } from 'kysely'

/** Rows of one write: a command never holds the lock of the store for longer than 50 ms. */
export const batchSize = 100

/** The items in groups that one write takes. */
export function batches<Item>(items: readonly Item[], size: number = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/** Rows of one query: short enough that nobody waits for it, also in a store of one file. */
const pageSize = 200

/**
 * What a query finds, page by page, so that no snapshot of the store is held for long.
 * @param readPage reads so many rows after the last one, in an order in which no two rows are equal
 */
export async function* pagesOf<Row>(
  readPage: (last: Row | undefined, size: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  while (true) {
    const page = await readPage(last, pageSize)
    yield page
    last = page.at(-1)
    if (page.length < pageSize) return
  }
}

/** Condition of the rows that follow another one, by time and then by id; all of them when there is none. */
export function follows(
  last: { created_at: number; id: string } | undefined,
  order: 'asc' | 'desc',
) {
  if (last === undefined) return sql<SqlBool>`1 = 1`
  const beyond = order === 'asc' ? sql`>` : sql`<`
  return sql<SqlBool>`(created_at, id) ${beyond} (${last.created_at}, ${last.id})`
}
