import { figuresOf } from './figures.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { TermFinder } from './glossary-terms.ts'
import { messageValues } from './message-values.ts'
import { type ParsedMessage, parsedMessage } from './parsed-message.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { sourceHash } from './source-hash.ts'

/** An English message with all that translations are compared with, made once for all locales. */
export type SourceEntry = ParsedMessage & {
  values: readonly string[]
  figures: readonly string[]
  terms: readonly GlossaryEntry[]
  hash: string
  wordCount: number
}

/** English messages by id; those that are no valid ICU have no entry. */
export function sourceEntries(
  messages: readonly SourceMessage[],
  termsIn: TermFinder,
): Map<string, SourceEntry> {
  return new Map(
    messages.flatMap((message) => {
      try {
        const parsed = parsedMessage(message)
        return [[message.id, sourceEntry(parsed, termsIn)] as const]
      } catch {
        // The check of the source reports it.
        return []
      }
    }),
  )
}

function sourceEntry(parsed: ParsedMessage, termsIn: TermFinder): SourceEntry {
  return {
    ...parsed,
    values: messageValues(parsed.elements),
    figures: figuresOf(parsed.words),
    terms: termsIn(parsed.words),
    hash: sourceHash(parsed.defaultMessage),
    wordCount: parsed.words.match(/\p{L}[\p{L}\p{N}’-]*/gu)?.length ?? 0,
  }
}
