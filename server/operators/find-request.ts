import type { Kysely } from 'kysely'
import type { Schema } from '../requests/schema.ts'
import { CommandFault } from './command.ts'

const number = /^[0-9a-f]{4}-?[0-9a-f]{4}$/i

/**
 * The id of the request that an operator names by its id or by the number that people read out.
 * @throws CommandFault when there is none, or when a number is that of several
 */
export async function findRequest(kysely: Kysely<Schema>, named: string): Promise<string> {
  const start = number.test(named) ? named.replace('-', '').toLowerCase() : undefined
  const found = await kysely
    .selectFrom('request')
    .select('id')
    .where((row) => (start === undefined ? row('id', '=', named) : row('id', 'like', `${start}%`)))
    .limit(10)
    .execute()
  if (found.length === 1) return found[0]!.id
  if (found.length === 0) {
    throw new CommandFault(
      `There is no request "${named}": "list" shows the ids and numbers of all requests.`,
    )
  }
  const ids = found.map(({ id }) => id).join(', ')
  throw new CommandFault(`Several requests have the number ${named}: name one by its id (${ids}).`)
}
