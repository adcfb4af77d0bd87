/**
 * What PostgreSQL calls its conditions, of those that an operator may meet
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const postgresConditions: Readonly<Record<string, string>> = {
  '08001': 'unable_to_connect',
  '08006': 'connection_failure',
  '25006': 'read_only_transaction',
  '25P03': 'idle_in_transaction_timeout',
  '28000': 'invalid_authorization',
  '28P01': 'invalid_password',
  '3D000': 'no_such_database',
  '40001': 'serialization_failure',
  '40P01': 'deadlock_detected',
  '42501': 'insufficient_privilege',
  '42P01': 'undefined_table',
  '53100': 'disk_full',
  '53200': 'out_of_memory',
  '53300': 'too_many_connections',
  '55P03': 'lock_not_available',
  '57014': 'query_canceled',
  '57P01': 'admin_shutdown',
  '57P02': 'crash_shutdown',
  '57P03': 'cannot_connect_now',
  '58030': 'io_error',
}

/** Errors of the PostgreSQL driver that have no code. */
const driverMessages: Readonly<Record<string, string>> = {
  'timeout exceeded when trying to connect': 'connect-timeout',
  'Connection terminated due to connection timeout': 'connect-timeout',
  'Connection terminated unexpectedly': 'connection-ended',
  'Client has encountered a connection error and is not queryable': 'connection-ended',
}

/** A code of an error that contains no personal data and says what happened: its `code`, else its name. */
export function codeOf(error: unknown): string {
  const { code, name, message = '' } = (error ?? {}) as Partial<Record<string, unknown>>
  const given = String(code ?? driverMessages[String(message)] ?? name ?? 'unknown')
  return Object.hasOwn(postgresConditions, given) ? `${given} ${postgresConditions[given]}` : given
}
