import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'
import type { Violation } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'

/**
 * Syntax tree of an ICU message without places in the source.
 * @throws Error naming the error and where in the text it stands
 */
export function parseMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, requiresOtherClause: true })
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    const at = location ? ` at character ${location.start.offset + 1}` : ''
    throw new Error(`no valid ICU message (${message}${at})`, { cause: error })
  }
}

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

/** The error of a message that `parsedMessage` refused. */
export function invalidMessage(error: unknown): Violation {
  return { rule: 'icu', found: (error as Error).message, advice: 'mend the message' }
}

/** The words of a message without values and tags; a line for each piece. */
function literalText(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return literalText(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ''
      return Object.values(element.options)
        .map(({ value }) => literalText(value))
        .join('\n')
    })
    .join('\n')
}

/** What is wrong with a message and what to do; undefined when nothing is. */
export type Rule = (message: ParsedMessage) => Violation | undefined

/** Errors of a message by some rules. */
export function violationsOf(message: ParsedMessage, rules: readonly Rule[]): Violation[] {
  return rules.map((rule) => rule(message)).filter((error) => error !== undefined)
}
