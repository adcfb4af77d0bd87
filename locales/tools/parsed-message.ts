import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Fault } from './finding.ts'
import { literalText } from './literal-text.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'

/** A message whose syntax tree could be made, with its words alone. */
export type ParsedMessage = SourceMessage & { elements: MessageFormatElement[]; words: string }

/**
 * Syntax tree and words of a message, made once for all checks.
 * @throws Error when the text is no valid ICU message
 */
export function parsedMessage(message: SourceMessage): ParsedMessage {
  const elements = parseMessage(message.defaultMessage)
  return { ...message, elements, words: literalText(elements) }
}

/** The fault of a message that `parsedMessage` refused. */
export function invalidMessage(error: unknown): Fault {
  return { rule: 'icu', found: (error as Error).message, advice: 'mend the message' }
}
