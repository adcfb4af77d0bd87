import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '../error-code.ts'
import { releasedMigrations } from '../requests/migrations.ts'
import { SqliteDatabase } from '../requests/open-sqlite.server.ts'
import { CommandError } from './command.ts'

/** What a whole file contains. */
export type Inspection = {
  requests: number
  deliveries: number
  subscribers: number
  /** Time of the newest request, ISO 8601; null when there is none. */
  newest: string | null
  /** Name of its newest migration; a restore brings it to the newest schema. */
  schema: string
}

/**
 * Checks a file of the store without changing it: every page, every reference, its schema.
 * @throws CommandError when it is damaged, or none of our files
 */
export function inspectBackup(path: string): Inspection {
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}: check the path.`)
  const file = open(path)
  try {
    const errors = file.pragma('integrity_check') as { integrity_check: string }[]
    const broken = file.pragma('foreign_key_check') as unknown[]
    if (errors[0]?.integrity_check !== 'ok' || broken.length > 0) {
      throw new CommandError(`${path} is damaged: take another backup.`)
    }
    const text = (sql: string) => file.prepare<[], string>(sql).pluck().all()
    const count = (table: string) =>
      file.prepare<[], number>(`select count(*) from ${table}`).pluck().get()!
    const applied = text('select name from migration order by name')
    const unknown = applied.find((name) => !releasedMigrations.some((known) => known.name === name))
    if (unknown !== undefined) {
      throw new CommandError(
        `${path} was written by a newer release (${unknown}): use that release for it.`,
      )
    }
    const newest = file.prepare<[], number | null>('select max(created_at) from request').pluck()
    const at = newest.get()
    return {
      requests: count('request'),
      deliveries: count('outbox'),
      subscribers: count('subscriber'),
      newest: typeof at === 'number' ? new Date(at).toISOString() : null,
      schema: applied.at(-1) ?? '',
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `${path} is no backup of this site or is damaged (${codeOf(error)}): take another one.`,
    )
  } finally {
    file.close()
  }
}

function open(path: string) {
  try {
    return new SqliteDatabase(path, { readonly: true, fileMustExist: true })
  } catch (error) {
    throw new CommandError(
      `${path} cannot be opened (${codeOf(error)}): check the rights of the file and of its folder.`,
    )
  }
}

/** Only the owner reads what visitors wrote. */
export const ownerOnly = 0o600

/**
 * Gives a finished file its name: the bytes are on disk first, and nothing that has the name is replaced.
 * @throws CommandError when the name is taken
 */
export function publish(finished: string, name: string): void {
  sync(finished)
  try {
    linkSync(finished, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CommandError(`${name} is there already: choose another name, nothing is replaced.`)
  }
  rmSync(finished)
  sync(dirname(name))
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
