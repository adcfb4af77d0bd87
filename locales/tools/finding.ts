/** Names of the checks; each kind of error has one. */
export const ruleNames = [
  'address',
  'claim',
  'day',
  'described-values',
  'description',
  'empty',
  'entry',
  'figures',
  'file',
  'glossary',
  'glossary-entry',
  'icu',
  'json',
  'length',
  'live',
  'locale',
  'machine',
  'markup',
  'missing',
  'namespace',
  'one-plural',
  'order',
  'phrases',
  'plural-extra',
  'plural-lacking',
  'plural-million',
  'same-text',
  'stale',
  'status',
  'twice',
  'types',
  'typography',
  'unknown',
  'unused',
  'values',
  'wording',
] as const

export type RuleName = (typeof ruleNames)[number]

/** Where an error is. */
export type SourceLocation = { file: string; line: number; id: string }

/** Stands for an id where a file cannot be read. */
export const wholeFile = '(whole file)'

/** What is wrong and what to do; an error unless it says that it is a warning. */
export type Violation = { rule: RuleName; found: string; advice: string; level?: 'warning' }

/** An error or a warning in the words, with its place. */
export type Finding = Violation & { location: SourceLocation }

/** Whether a finding lets the check fail. A build asks for the rule `live` alone. */
export function isError({ level }: Violation): boolean {
  return level !== 'warning'
}

/** One line for the operator of the command. */
export function findingLine({ location, rule, found, advice, level }: Finding): string {
  const start = `${location.file}:${location.line} ${location.id}:`
  return `${start} ${level ? `${level}: ` : ''}${found} – ${advice} [${rule}]`
}

/** What keeps a command from its work, as one sentence for the one who typed it. */
export class CommandError extends Error {}

/**
 * The names of a list that somebody typed: whole ones, or the start of many with a star, such as `home.*`.
 * @param unknown what is said of a name that fits none
 * @throws CommandError for such a name
 */
export function chosenNames(
  all: readonly string[],
  typed: readonly string[],
  unknown: (name: string) => string,
): string[] {
  return typed.flatMap((name) => {
    const found = all.filter((one) =>
      name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name,
    )
    if (found.length === 0) throw new CommandError(unknown(name))
    return found
  })
}

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

type JsonFault = { location: SourceLocation; found: string }

/**
 * What a JSON file holds, or where and why it is none.
 * @param file path for the report
 */
export function parseJson(
  file: string,
  text: string,
): { value: unknown; fault?: never } | { value?: never; fault: JsonFault } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const found = (error as Error).message.replaceAll(/\s+/g, ' ')
    // Node names the place in characters; of a token it only quotes what stands around, and the end of the file has none.
    const position = /at position (\d+)/.exec(found)?.[1]
    if (position === undefined && found.startsWith('Unexpected token'))
      return { fault: { location: { file, line: 1, id: wholeFile }, found } }
    const before = text.slice(0, Number(position ?? text.length))
    const id = idLines(before).at(-1)?.id ?? wholeFile
    return { fault: { location: { file, line: before.split('\n').length, id }, found } }
  }
}
