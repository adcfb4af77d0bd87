import type { SourceLocation } from './finding.ts'

/** One key on the first level of a JSON file and the line on which it stands, from 1. */
type IdLine = { id: string; line: number }

/**
 * Every key on the first level in file order, doubled ones too: JSON.parse keeps only the last of two
 * equal keys and knows no lines.
 * @param text valid JSON with an object at the top, in any layout
 */
export function idLines(text: string): IdLine[] {
  const found: IdLine[] = []
  let depth = 0
  let line = 1
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]|\n/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && token.endsWith(':')) {
      found.push({ id: JSON.parse(token.replace(/\s*:$/, '')) as string, line })
    }
    line += token.split('\n').length - 1
  }
  return found
}

/**
 * Where and why a catalog is no valid JSON; undefined when it is.
 * @param file path for the report
 */
export function jsonError(
  file: string,
  text: string,
): { location: SourceLocation; found: string } | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const { message } = error as Error
    // Node names the place in characters; the end of the file has none.
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length)
    const before = text.slice(0, at)
    const id = idLines(before).at(-1)?.id ?? '(whole file)'
    return { location: { file, line: before.split('\n').length, id }, found: message }
  }
}
