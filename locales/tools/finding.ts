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

/** An error in the words with its place. */
export type Finding = Violation & { location: SourceLocation }

/** Whether an error ends the check and the build. */
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
