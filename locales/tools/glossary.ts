import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Finding, wholeFile } from './finding.ts'

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
    },
    termWords,
  ),
  v.transform(({ term, note, keep, strict, ...words }): GlossaryEntry => {
    return { term, note, keep, strict, words }
  }),
)

/** The words that a locale uses and avoids for a term. */
export type TermWords = { use: string[]; avoid: string[] }

/** A term of the glossary (translation guide 8). */
export type GlossaryEntry = {
  term: string
  /** What it means here, for translators. */
  note: string
  /** It stays as it is in every language. */
  keep: boolean
  /** A breach is an error. */
  strict: boolean
  /** By locale. */
  words: Partial<Record<string, TermWords>>
}

/** The terms and what is wrong with the file. */
export type Glossary = { entries: GlossaryEntry[]; findings: Finding[]; file: string }

/** Reads `locales/glossary.json`; a project without one has no terms. */
export function readGlossary(file: string): Glossary {
  if (!existsSync(file)) return { entries: [], findings: [], file }
  let list: unknown
  try {
    list = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const found = (error as Error).message
    return { entries: [], findings: [glossaryFinding(file, wholeFile, found)], file }
  }
  const read = v.safeParse(v.array(glossaryEntry), list)
  if (read.success) return { entries: read.output, findings: [], file }
  const findings = read.issues.map((issue) =>
    glossaryFinding(file, v.getDotPath(issue) ?? wholeFile, issue.message),
  )
  return { entries: [], findings, file }
}

/** A finding in the glossary itself. */
export function glossaryFinding(file: string, id: string, found: string): Finding {
  const place = { file, line: 1, id }
  return { place, rule: 'glossary-entry', found, advice: 'mend or remove the entry' }
}
