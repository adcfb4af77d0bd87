import type { Finding } from './finding.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { rules } from './rules.ts'

/** Findings in the messages of the source language. */
export function verifySource(messages: readonly SourceMessage[]): Finding[] {
  return messages.flatMap((message) => {
    try {
      const elements = parseMessage(message.defaultMessage)
      return rules
        .map((rule) => rule({ ...message, elements }))
        .filter((fault) => fault !== undefined)
        .map((fault) => ({ place: message, ...fault }))
    } catch (error) {
      return [{ place: message, found: (error as Error).message, advice: 'mend the message' }]
    }
  })
}
