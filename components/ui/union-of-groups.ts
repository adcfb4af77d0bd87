/**
 * The items of all groups, each subtitle once: spaces around it and the case of letters do not count, and
 * the first one wins.
 */
export function unionOfGroups<Item extends { subtitle: string }>(
  groups: readonly { items: readonly Item[] }[],
): Item[] {
  const found = new Map<string, Item>()
  for (const item of groups.flatMap(({ items }) => items)) {
    const key = item.subtitle.trim().toLowerCase()
    if (!found.has(key)) found.set(key, item)
  }
  return [...found.values()]
}
