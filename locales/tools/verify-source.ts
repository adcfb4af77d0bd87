import type { Finding } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { rules } from './rules.ts'
import { verifyRules } from './verify-rules.ts'

/** Findings in the messages of the source language. */
export function verifySource(messages: readonly SourceMessage[]): Finding[] {
  return messages.flatMap((message) => verifyRules(message, rules))
}
