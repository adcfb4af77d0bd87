/**
 * Keeps what a reader of content gave: a page reads dozens of entries, which change with the build alone (in
 * development the modules are loaded anew).
 * @param read gives the same for the same words
 */
export function remembered<Arguments extends readonly string[], Value>(
  read: (...words: Arguments) => Value,
): (...words: Arguments) => Value {
  const known = new Map<string, Value>()
  return (...words) => {
    const key = words.join('\n')
    if (!known.has(key)) known.set(key, read(...words))
    return known.get(key)!
  }
}
