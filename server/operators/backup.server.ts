import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SqliteDatabase, sqliteFile } from '../requests/open-sqlite.server.ts'
import { type Inspection, inspectBackup, ownerOnly, publish } from './backup-file.server.ts'
import { type Command, CommandError, exitCodes, columns, jsonLine } from './command.ts'

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
