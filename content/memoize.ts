/**
 * Keeps what a function gave that its arguments and the code alone decide, in browsers too: formats are expensive to make.
 * What reads words or content is kept by `locales/memoize-reader.server.ts`, which follows edits.
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
