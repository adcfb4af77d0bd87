/**
 * Keeps what a reader of content gave: a page reads dozens of entries, which change with the build alone (in
 * development the modules are loaded again).
 * @param read gives the same for the same words
 */
export function memoize<Arguments extends readonly string[], Value>(
  read: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  const cache = new Map<string, Value>()
  return (...args) => {
    const key = args.join('\n')
    if (!cache.has(key)) cache.set(key, read(...args))
    return cache.get(key)!
  }
}
