import type { Fault } from './finding.ts'
import type { ParsedMessage } from './parsed-message.ts'

/** What is wrong with a message and what to do; undefined when nothing is. */
export type Rule = (message: ParsedMessage) => Fault | undefined

/** Faults of a message by some rules. */
export function faultsOf(message: ParsedMessage, rules: readonly Rule[]): Fault[] {
  return rules.map((rule) => rule(message)).filter((fault) => fault !== undefined)
}
