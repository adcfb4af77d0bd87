import { createHash } from 'node:crypto'
import { figuresOf } from './figures.ts'
import type { GlossaryEntry, TermFinder } from './glossary.ts'
import { messageValues, type ParsedMessage, parsedMessage } from './message-tree.ts'
import type { CatalogMessage } from './read-locale.ts'

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
  messages: readonly CatalogMessage[],
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

/** Whether a text was made from another English text than the one that is there now. */
export function isStale(
  src: string | undefined,
  english: Pick<SourceEntry, 'hash'> | undefined,
): boolean {
  return src !== undefined && english !== undefined && src !== english.hash
}

/**
 * Mark of an English text: the first 8 characters of base64url(SHA-256). A run of white space counts as
 * one space, and it does not matter how accents are composed.
 */
export function sourceHash(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  return createHash('sha256').update(plain).digest('base64url').slice(0, 8)
}
