import type { Finding } from './finding.ts'
import { invalidMessage, parsedMessage } from './parsed-message.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { faultsOf } from './rule.ts'
import { sourceRules } from './rules.ts'

/** Findings in the messages of the source language. */
export function verifySource(messages: readonly SourceMessage[]): Finding[] {
  return messages.flatMap((place) => {
    try {
      return faultsOf(parsedMessage(place), sourceRules).map((fault) => ({ place, ...fault }))
    } catch (error) {
      return [{ place, ...invalidMessage(error) }]
    }
  })
}
