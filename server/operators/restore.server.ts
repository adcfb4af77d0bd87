import { Option } from 'commander'
import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../requests/open-database.server.ts'
import { openSqlite, openSqliteFile, sqliteFile } from '../requests/open-sqlite.server.ts'
import type { Settings } from '../settings/settings.ts'
import { type Call, type Command, CommandError, exitCodes } from './command.ts'
import { columns, jsonLine } from './terminal-text.ts'
import { inspectBackup, ownerOnly, publish } from './backup.server.ts'
import {
  applyWithdrawals,
  readWithdrawalList,
  readWithdrawals,
  type Withdrawal,
} from './withdrawals.ts'

/** `restore`: a backup becomes the store, without what people have taken back since. */
export const restore: Command = {
  name: 'restore',
  does: 'Puts a backup into a data folder without a store, minus what was erased or unsubscribed since.',
  args: ['<file>'],
  options: [
    new Option(
      '--withdrawn <file>',
      'the store that the backup replaces, or a list that "withdrawn" wrote',
    ),
    new Option(
      '--nothing-withdrawn',
      'you know that nobody erased or unsubscribed anything since the backup',
    ),
  ],
  example: 'restore requests-2026-11-21.sqlite --withdrawn old/requests.sqlite',
  store: false,
  run: async (call) => {
    const { settings, args, json, write } = call
    const target = freeTarget(settings, args[0]!)
    const found = inspectBackup(args[0]!)
    const removed = await restoreInto(settings.dataDir, args[0]!, await withdrawalsOf(call))
    const requests = found.requests - removed.requests
    const text = columns([
      ['store', target],
      ['requests', String(requests)],
      ['deleted again', `${removed.requests} requests, ${removed.subscribers} subscribers`],
      ['unsubscribed again', String(removed.unsubscribed)],
    ])
    await write(json ? jsonLine({ store: target, requests, removed }) : text)
    return exitCodes.done
  },
}

/** @throws CommandError when the store is PostgreSQL, or when there is one already */
function freeTarget({ databaseUrl, dataDir }: Settings, file: string): string {
  if (databaseUrl) {
    throw new CommandError(
      `The store is PostgreSQL, which has its own tool: run pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" ${file}, then the command "apply-withdrawn".`,
    )
  }
  const target = join(dataDir, sqliteFile)
  const taken = ['', '-wal', '-shm'].find((end) => existsSync(`${target}${end}`))
  if (taken === undefined) return target
  throw new CommandError(
    `${target}${taken} is there: stop the server, move ${target}* to another folder, and name that store with --withdrawn.`,
  )
}

/** @throws CommandError when the call does not say what was taken back since the backup */
async function withdrawalsOf({ options }: Call): Promise<Withdrawal[]> {
  const { withdrawn: path, nothingWithdrawn }: { withdrawn?: string; nothingWithdrawn?: true } =
    options
  if ((path === undefined) !== Boolean(nothingWithdrawn)) {
    throw new CommandError(
      'Say what was erased or unsubscribed since the backup: --withdrawn <old store or list>, or --nothing-withdrawn.',
    )
  }
  if (path === undefined) return []
  if (path.endsWith('.jsonl')) return readWithdrawalList(path)
  inspectBackup(path)
  const kysely = openSqliteFile(path)
  try {
    return await readWithdrawals({ kysely })
  } finally {
    await kysely.destroy()
  }
}

/** The store gets its name when everything is done: an interrupted restore leaves none behind. */
async function restoreInto(dataDir: string, file: string, withdrawals: readonly Withdrawal[]) {
  const folder = mkdtempSync(join(dataDir, 'restore-'))
  try {
    const made = join(folder, sqliteFile)
    copyFileSync(file, made, constants.COPYFILE_EXCL)
    chmodSync(made, ownerOnly)
    const database = openSqlite(folder, Date.now)
    await migrate(database)
    const removed = await applyWithdrawals(database, withdrawals)
    await database.purge()
    await database.close()
    publish(made, join(dataDir, sqliteFile))
    return removed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
