/** Cuts a list into pages of a size; the last one may be shorter. */
export function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size))
}
