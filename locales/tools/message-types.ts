import { type ArgumentKind, messageArguments } from './message-tree.ts'
import { parseMessage } from './parse-message.ts'
import type { SourceMessage } from './read-catalogs.ts'

const header = `// Written by npm run l10n -- types from the English catalogs; do not edit.
import type { ReactNode } from 'react'

export type MessageTag = (chunks: ReactNode) => ReactNode
`

/** Text of `messages.d.ts`: each id with the values that its message needs. */
export function messageTypes(messages: readonly SourceMessage[]): string {
  const sorted = messages.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  const values = sorted.map(({ id, defaultMessage }) => `  '${id}': ${valuesType(defaultMessage)}`)
  const required = sorted.filter((message) => message.required).map(({ id }) => `  | '${id}'`)
  return [
    header,
    'export interface MessageValues {',
    ...values,
    '}',
    '',
    'export type MessageId = keyof MessageValues',
    '',
    'export type RequiredMessageId =',
    ...required,
    '',
  ].join('\n')
}

function valuesType(text: string): string {
  const entries = [...messageArguments(parseMessage(text))]
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([name, kind]) => `${name}: ${typeOf(kind)}`).join('; ')} }`
}

function typeOf(kind: ArgumentKind): string {
  if (kind === 'date') return 'Date | number'
  if (kind === 'tag') return 'MessageTag'
  if (typeof kind === 'string') return kind
  return kind.select.map((key) => (key === 'other' ? 'string' : `'${key}'`)).join(' | ')
}
