import { messageArguments } from './message-arguments.ts'
import { parseMessage } from './parse-message.ts'

/**
 * Values and tags of a translation that English does not have, so that no page hands them over: showing
 * such a message would fail.
 * @param english text of the source language
 * @param translated text of another language; both are valid ICU
 */
export function unknownValues(english: string, translated: string): string[] {
  const known = messageArguments(parseMessage(english))
  return [...messageArguments(parseMessage(translated)).keys()].filter((name) => !known.has(name))
}
