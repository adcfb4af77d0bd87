type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** The title that it leads to; nothing for a key that means nothing here. */
export function nextTitle(
  { key, ctrlKey, altKey, metaKey }: Press,
  titles: readonly string[],
  present?: string,
): string | undefined {
  if (ctrlKey || altKey || metaKey || present === undefined) return undefined
  const at = titles.indexOf(present)
  const index = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: titles.length - 1 }[key]
  return index === undefined ? undefined : titles[(index + titles.length) % titles.length]
}
