import { closeSync, existsSync, openSync, rmSync, fsyncSync, linkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SqliteDatabase, sqliteFile } from '../requests/open-sqlite.server.ts'
import { type Command, CommandError, exitCodes } from './command.ts'
import { columns, jsonLine } from './terminal-text.ts'
import { codeOf } from '../exception-code.ts'
import { releasedMigrations } from '../requests/migrations.ts'

/** All pages in one step: a copy in pieces would start again with every request that comes in. */
const allPages = 0x7fff_ffff

/** `backup`: a copy of the store while the server runs. */
export const backup: Command = {
  name: 'backup',
  does: 'Copies the SQLite store into a new file while the server runs, and checks the copy.',
  args: ['<file>'],
  options: [],
  example: 'backup /var/backups/requests-2026-11-21.sqlite',
  store: true,
  run: async ({ settings, args, json, write }) => {
    const file = resolve(args[0]!)
    if (settings.databaseUrl) {
      throw new CommandError(
        `The store is PostgreSQL, which has its own tool: run (umask 077; pg_dump --format=custom --file=${args[0]} "$DATABASE_URL").`,
      )
    }
    if (existsSync(file)) {
      throw new CommandError(`${file} is there already: choose another name, nothing is replaced.`)
    }
    if (!existsSync(dirname(file))) {
      throw new CommandError(`There is no folder ${dirname(file)}: make it first.`)
    }
    const found = await copy(join(settings.dataDir, sqliteFile), file)
    await write(json ? jsonLine({ file, ...found }) : plainInspection(file, found))
    return exitCodes.done
  },
}

/** Nothing has the name of the backup before the copy is whole and on disk. */
async function copy(from: string, file: string) {
  const part = `${file}.${process.pid}.part`
  closeSync(openSync(part, 'wx', ownerOnly))
  try {
    const source = new SqliteDatabase(from, { fileMustExist: true })
    try {
      await source.backup(part, { progress: () => allPages })
    } finally {
      source.close()
    }
    standAlone(part)
    const found = inspectBackup(part)
    publish(part, file)
    return found
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true })
  }
}

/** A copy that needs no log beside it. */
function standAlone(path: string): void {
  const file = new SqliteDatabase(path)
  file.pragma('journal_mode = delete')
  file.close()
}

/** `verify`: whether a backup could be restored. */
export const verify: Command = {
  name: 'verify',
  does: 'Checks every page of a backup, its references and its schema, and counts what it holds.',
  args: ['<file>'],
  options: [],
  example: 'verify /var/backups/requests-2026-11-21.sqlite',
  store: false,
  run: async ({ args, json, write }) => {
    const file = args[0]!
    const found = inspectBackup(file)
    await write(json ? jsonLine({ file, ...found }) : plainInspection(file, found))
    return exitCodes.done
  },
}

/** The result of a check for people. */
function plainInspection(file: string, found: Inspection): string {
  const { requests, deliveries, subscribers, newest, schema } = found
  return columns([
    ['file', file],
    ['state', 'whole'],
    ['requests', String(requests)],
    ['newest', newest ?? 'none'],
    ['deliveries', String(deliveries)],
    ['subscribers', String(subscribers)],
    ['schema', schema],
  ])
}

/** What a whole file contains. */
type Inspection = {
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
