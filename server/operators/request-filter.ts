import { InvalidArgumentError, Option } from 'commander'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { comparableEmail } from '../contract/email.ts'
import type { Schema } from '../requests/database.ts'
import { waitsInQuarantine } from '../requests/alerts.ts'
import { type RequestKind, requestKinds } from '../requests/request-store.ts'

const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

/**
 * States of a request as operators see them: a new one is not in quarantine, a dismissed one is, and somebody has
 * looked at it.
 */
const requestStates = ['new', 'quarantined', 'dismissed'] as const

/** States of the deliveries of a request. */
const deliveryStates = ['pending', 'sending', 'sent', 'parked'] as const

/** Options by which requests are chosen. */
export const filterOptions = [
  new Option('--since <date>', 'only those received at or after it (ISO 8601, UTC)').argParser(
    readTime,
  ),
  new Option('--kind <kind>', 'only those of one endpoint').choices(requestKinds),
  new Option(
    '--state <state>',
    'only those in one state ("new": not in quarantine), or with a delivery in it',
  ).choices([...requestStates, ...deliveryStates]),
  new Option('--email <address>', 'only those of one sender'),
]

/** What the options of a call were read as. */
type Filter = {
  since?: number
  kind?: RequestKind
  state?: (typeof requestStates)[number] | (typeof deliveryStates)[number]
  email?: string
}

type Row = ExpressionBuilder<Schema, 'request'>

/** The condition that the options of a call describe. */
export function requestFilter({
  since,
  kind,
  state,
  email,
}: Filter): (row: Row) => Expression<SqlBool> {
  return (row) =>
    row.and([
      ...(since === undefined ? [] : [row('created_at', '>=', since)]),
      ...(kind === undefined ? [] : [row('kind', '=', kind)]),
      ...(state === undefined ? [] : [isInState(row, state)]),
      ...(email === undefined ? [] : [isSender(email)]),
    ])
}

function isInState(row: Row, state: NonNullable<Filter['state']>): Expression<SqlBool> {
  switch (state) {
    case 'new':
      return row('state', '=', state)
    case 'quarantined':
      return waitsInQuarantine
    case 'dismissed':
      return row('dismissed_at', 'is not', null)
    default:
      return row.exists(
        row
          .selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.request_id', '=', 'request.id')
          .where('outbox.state', '=', state),
      )
  }
}

/** Whose request it is; `lower` finds those of older releases and is what the index `request_sender` is on. */
export function isSender(email: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(email_norm) = ${comparableEmail(email)}`
}

function readTime(value: string): number {
  const zoned = value.includes('T') && !/(Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value
  const time = isoTime.test(value) ? Date.parse(zoned) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new InvalidArgumentError('Write a day or a time such as 2026-11-21 or 2026-11-21T09:30Z.')
}
