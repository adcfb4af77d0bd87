import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { normalizeEmail } from '../contract/email.ts'
import type { Schema } from '../requests/schema.ts'
import { type Call, CommandFault, type Option } from './command.ts'

/** Options by which requests are chosen. */
export const filterOptions = {
  since: {
    type: 'string',
    value: '<date>',
    about: 'only those received at or after it (ISO 8601, UTC)',
  },
  kind: { type: 'string', value: '<kind>', about: 'contact or contact-short' },
  state: { type: 'string', value: '<state>', about: 'new or quarantined' },
  email: { type: 'string', value: '<address>', about: 'only those of one sender' },
} as const satisfies Record<string, Option>

const kinds = ['contact', 'contact-short'] as const
const states = ['new', 'quarantined'] as const
const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

type Row = ExpressionBuilder<Schema, 'request'>

/**
 * The condition that the options of a call describe.
 * @throws CommandFault for a value that none of them can have
 */
export function requestFilter(options: Call['options']): (row: Row) => Expression<SqlBool> {
  const since = readSince(options.since)
  const kind = oneOf('--kind', options.kind, kinds)
  const state = oneOf('--state', options.state, states)
  const { email } = options
  return (row) =>
    row.and([
      ...(since === undefined ? [] : [row('created_at', '>=', since)]),
      ...(kind === undefined ? [] : [row('kind', '=', kind)]),
      ...(state === undefined ? [] : [row('state', '=', state)]),
      ...(typeof email === 'string' ? [isSender(email)] : []),
    ])
}

/** Whose request it is; nobody tells two people apart by capital letters. */
export function isSender(email: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(email_norm) = ${normalizeEmail(email).toLowerCase()}`
}

function readSince(value: string | boolean | undefined): number | undefined {
  if (typeof value !== 'string') return undefined
  const zoned = value.includes('T') && !/(Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value
  const time = isoTime.test(value) ? Date.parse(zoned) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new CommandFault(
    `--since is "${value}": write a day or a time such as 2026-11-21 or 2026-11-21T09:30Z.`,
  )
}

function oneOf<Known extends string>(
  name: string,
  value: string | boolean | undefined,
  known: readonly Known[],
): Known | undefined {
  if (value === undefined || known.includes(value as Known)) return value as Known | undefined
  throw new CommandFault(`${name} is "${value}": write ${known.join(' or ')}.`)
}
