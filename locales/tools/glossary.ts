import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { withoutSoftHyphens } from '../formats.ts'
import { type Finding, parseJson, wholeFile } from './finding.ts'

const word = v.pipe(v.string(), v.nonEmpty())

const termWords = v.strictObject({
  use: v.pipe(v.array(word), v.minLength(1)),
  avoid: v.optional(v.array(word), []),
})

const glossaryEntry = v.pipe(
  v.objectWithRest(
    {
      term: word,
      note: v.string(),
      keep: v.optional(v.boolean(), false),
      strict: v.optional(v.boolean(), false),
      prose: v.optional(v.boolean(), true),
    },
    termWords,
  ),
  v.transform(({ term, note, keep, strict, prose, ...words }): GlossaryEntry => {
    return { term, note, keep, strict, prose, words }
  }),
)

/** The words that a locale uses and avoids for a term. */
export type TermForms = { use: string[]; avoid: string[] }

/** A term of the glossary. */
export type GlossaryEntry = {
  term: string
  /** What it means here, for translators. */
  note: string
  /** It stays as it is in every language. */
  keep: boolean
  /** A breach is an error. */
  strict: boolean
  /** Texts of content are held to it; false where its words mean other things too, such as a shop's receipt. */
  prose: boolean
  /** By locale. */
  words: Partial<Record<string, TermForms>>
}

/** The terms and what is wrong with the file. */
export type Glossary = { entries: GlossaryEntry[]; findings: Finding[]; file: string }

/** Reads `locales/glossary.json`; a project without one has no terms. */
export function readGlossary(file: string): Glossary {
  if (!existsSync(file)) return { entries: [], findings: [], file }
  const text = readFileSync(file, 'utf8')
  const { value, fault } = parseJson(file, text)
  if (fault) {
    const { location, found } = fault
    return {
      entries: [],
      findings: [{ ...glossaryFinding(file, wholeFile, found), location }],
      file,
    }
  }
  const read = v.safeParse(v.array(glossaryEntry), value)
  if (read.success) return { entries: read.output, findings: [], file }
  const findings = read.issues.map((issue) =>
    glossaryFinding(file, v.getDotPath(issue) ?? wholeFile, issue.message),
  )
  return { entries: [], findings, file }
}

/** A finding in the glossary itself. */
export function glossaryFinding(file: string, id: string, found: string): Finding {
  const location = { file, line: 1, id }
  return { location, rule: 'glossary-entry', found, advice: 'mend or remove the entry' }
}

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
  return withoutSoftHyphens(words).replace(/[^\S\n]+/g, ' ')
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
