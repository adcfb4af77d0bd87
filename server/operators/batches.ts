/** Rows of one write: a command never holds the lock of the store for longer than 50 ms (requests guide 3). */
export const batchSize = 100

/** The items in groups that one write takes. */
export function batches<Item>(items: readonly Item[], size: number = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
