/** Names of the checks; each kind of fault has one. */
export const ruleNames = [
  'address',
  'claim',
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
] as const

export type RuleName = (typeof ruleNames)[number]

/** Where a fault is. */
export type Place = { file: string; line: number; id: string }

/** Stands for an id where a file cannot be read. */
export const wholeFile = '(whole file)'

/** What is wrong and what to do; an error unless it says that it is a warning. */
export type Fault = { rule: RuleName; found: string; advice: string; level?: 'warning' }

/** A fault in the words with its place. */
export type Finding = Fault & { place: Place }

/** Whether a fault ends the check and the build. */
export function isError({ level }: Fault): boolean {
  return level !== 'warning'
}

/** One line for the operator of the command. */
export function findingLine({ place, rule, found, advice, level }: Finding): string {
  const start = `${place.file}:${place.line} ${place.id}:`
  return `${start} ${level ? `${level}: ` : ''}${found} – ${advice} [${rule}]`
}

/** What keeps a command from its work, as one sentence for the one who typed it. */
export class CommandFault extends Error {}
