type Kept<Value> = { value: Value; catalogs: ReadonlySet<string> }

const caches = new Set<Map<string, Kept<unknown>>>()

/** Catalogs whose words were asked for by what is being read. */
let asked = new Set<string>()

/**
 * Keeps what a reader of words or content gave: a page reads dozens of entries, which change with the build alone (in
 * development modules are loaded again after an edit of the content, and `forgetWords` follows one of a catalog).
 * @param read gives the same for the same words, at once
 */
export function memoize<Arguments extends readonly string[], Value>(
  read: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  const cache = new Map<string, Kept<Value>>()
  caches.add(cache)
  return (...args) => {
    const key = args.join('\n')
    const kept = cache.get(key) ?? recorded(() => read(...args))
    cache.set(key, kept)
    noteCatalogs(kept.catalogs)
    return kept.value
  }
}

function recorded<Value>(read: () => Value): Kept<Value> {
  const around = asked
  const catalogs = new Set<string>()
  asked = catalogs
  try {
    return { value: read(), catalogs }
  } finally {
    asked = around
  }
}

/** Has whatever is being read depend on some catalogs. */
export function noteCatalogs(names: Iterable<string>): void {
  for (const name of names) asked.add(name)
}

/** Has everything that depends on a catalog be read again. */
export function forgetWords(catalog: string): void {
  for (const cache of caches)
    for (const [key, { catalogs }] of cache) if (catalogs.has(catalog)) cache.delete(key)
}
