/** What a reader gave, by which catalogs, and after how many edits. */
type Kept<Value> = { value: Value; catalogs: ReadonlySet<string>; at: number }

/** Edits of catalogs so far, and up to the last one of each. */
let edits = 0
const lastEdits = new Map<string, number>()

/** Catalogs whose words were asked for by what is being read. */
let asked = new Set<string>()

/**
 * Keeps what a reader of words or content gave: a page reads dozens of entries, which change with the build alone (in
 * development modules are loaded again after an edit of the content, and `forgetWords` follows one of a catalog).
 * @param read gives the same for the same words, at once
 */
export function memoizeReader<Arguments extends readonly string[], Value>(
  read: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  const cache = new Map<string, Kept<Value>>()
  return (...args) => {
    const key = args.join('\n')
    let kept = cache.get(key)
    if (!kept || isEdited(kept)) {
      kept = recorded(() => read(...args))
      cache.set(key, kept)
    }
    noteCatalogs(kept.catalogs)
    return kept.value
  }
}

function isEdited({ catalogs, at }: Kept<unknown>): boolean {
  return at < edits && [...catalogs].some((name) => (lastEdits.get(name) ?? 0) > at)
}

function recorded<Value>(read: () => Value): Kept<Value> {
  const around = asked
  const catalogs = new Set<string>()
  asked = catalogs
  try {
    return { value: read(), catalogs, at: edits }
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
  edits += 1
  lastEdits.set(catalog, edits)
}
