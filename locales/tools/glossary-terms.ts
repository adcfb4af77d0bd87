import type { GlossaryEntry } from './glossary.ts'

/** The terms of the glossary that stand in an English text. */
export type TermFinder = (words: string) => GlossaryEntry[]

/**
 * Finds terms as whole words; a plural s is allowed. Names that are kept are found in their own writing
 * only, other terms in any case. In "engagement models" stands "engagement model" and not "engagement".
 */
export function termFinder(entries: readonly GlossaryEntry[]): TermFinder {
  const searches = [true, false].map((keep) => {
    const some = entries.filter((entry) => (entry.keep === true) === keep)
    const byName = new Map(some.map((entry) => [keep ? entry.term : lower(entry.term), entry]))
    return {
      pattern: termPattern([...byName.keys()], keep ? 'gu' : 'giu'),
      entryOf: (name: string) => byName.get(keep ? name : lower(name))!,
    }
  })
  return (words) => {
    const found = new Set<GlossaryEntry>()
    // What belongs to a name is no other term: "npm run requests" holds no request.
    searches.reduce(
      (rest, { pattern, entryOf }) =>
        rest.replace(pattern, (_, name: string) => {
          found.add(entryOf(name))
          return '\n'
        }),
      plainWords(words),
    )
    return [...found]
  }
}

/** A text as it is compared: soft hyphens do not count, every space is a space. */
export function plainWords(words: string): string {
  return words.replaceAll('\u00AD', '').replace(/[^\S\n]+/g, ' ')
}

/** A term for a pattern. */
export function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

function termPattern(terms: readonly string[], flags: string): RegExp {
  const longestFirst = terms.toSorted((left, right) => right.length - left.length).map(escaped)
  const any = longestFirst.length > 0 ? longestFirst.join('|') : '(?!)'
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${any})s?(?![\p{L}\p{N}])`, flags)
}

const lower = (text: string) => text.toLowerCase()
