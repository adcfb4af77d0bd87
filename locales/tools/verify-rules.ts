import type { Finding } from './finding.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { Rule } from './rules.ts'

/** Findings of some rules in one message; a message that is no valid ICU gives that one only. */
export function verifyRules(message: SourceMessage, rules: readonly Rule[]): Finding[] {
  try {
    const elements = parseMessage(message.defaultMessage)
    return rules
      .map((rule) => rule({ ...message, elements }))
      .filter((fault) => fault !== undefined)
      .map((fault) => ({ place: message, ...fault }))
  } catch (error) {
    return [{ place: message, found: (error as Error).message, advice: 'mend the message' }]
  }
}
