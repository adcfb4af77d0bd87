import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/**
 * Syntax tree of an ICU message without places in the source.
 * @throws Error naming the fault and where in the text it stands
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
