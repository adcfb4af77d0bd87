/** One key on the first level of a JSON file and the line on which it stands, from 1. */
export type IdLine = { id: string; line: number }

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
