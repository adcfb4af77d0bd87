import { expect, test } from 'vitest'
import { codeOf } from './exception-code.ts'

const coded = (code: unknown) => Object.assign(new Error('Marta at marta@keller.example'), { code })

test.each([
  [coded('SQLITE_FULL'), 'SQLITE_FULL'],
  [coded('ECONNREFUSED'), 'ECONNREFUSED'],
  [coded('53100'), '53100 disk_full'],
  [coded('57P01'), '57P01 admin_shutdown'],
  [coded('28P01'), '28P01 invalid_password'],
  [coded('XX999'), 'XX999'],
  [new RangeError('Marta'), 'RangeError'],
  [undefined, 'unknown'],
  [new Error('Marta'), 'Error'],
])('of %s is %s', (error, code) => {
  expect(codeOf(error)).toBe(code)
})

test.each([
  ['timeout exceeded when trying to connect', 'connect-timeout'],
  ['Connection terminated due to connection timeout', 'connect-timeout'],
  ['Connection terminated unexpectedly', 'connection-ended'],
])('an error of the PostgreSQL driver without a code has one by its message: %s', (text, code) => {
  expect(codeOf(new Error(text))).toBe(code)
})
