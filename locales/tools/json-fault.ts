import { idLines } from './id-lines.ts'
import type { Place } from './finding.ts'

/**
 * Where and why a catalog is no valid JSON; undefined when it is.
 * @param file path for the report
 */
export function jsonFault(file: string, text: string): { place: Place; found: string } | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const { message } = error as Error
    // Node names the place in characters; the end of the file has none.
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length)
    const before = text.slice(0, at)
    const id = idLines(before).at(-1)?.id ?? '(whole file)'
    return { place: { file, line: before.split('\n').length, id }, found: message }
  }
}
