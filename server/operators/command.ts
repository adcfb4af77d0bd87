import type { Option, OptionValues } from 'commander'
import type { Database } from '../requests/database.ts'
import type { ChannelName } from '../requests/delivery-events.ts'
import type { Settings } from '../settings/settings.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'

/** Exit codes of every command. */
export const exitCodes = { done: 0, error: 1, quarantined: 1, parked: 2 } as const

/** A wrong call or a state that a command cannot work with; the message says what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** What a command is called with. */
export type Call = {
  settings: Settings
  /** Words behind the command's name, such as an id. */
  args: readonly string[]
  options: OptionValues
  /** `--json` was given. */
  json: boolean
  /** Resolves when the reader took the text; nothing is added to it. */
  write: (text: string) => Promise<void>
  /** A sentence about what the operator has to do, beside the output. */
  complain: (sentence: string) => void
}

/** The same with the store that the settings name. */
export type StoreCall = Call & {
  database: Database
  /** The channels that deliveries go out by. */
  channels: readonly ChannelName[]
}

type Described = {
  name: string
  /** One sentence. */
  does: string
  /** Words that follow the name, in the order of the call: `<needed>` or `[left out]`. */
  args: readonly string[]
  options: readonly Option[]
  /** Meanings of the exit codes, where they differ from the usual ones. */
  exits?: Readonly<Record<number, string>>
  /** A whole call, without `npm run requests --`. */
  example: string
}

/** One command of `npm run requests`; `run` gives the exit code. */
export type Command = Described &
  (
    | { store: true; run: (call: StoreCall) => Promise<number> }
    | { store: false; run: (call: Call) => Promise<number> }
  )

/* oxlint-disable no-control-regex -- control characters are what is looked for */

/** Everything that a terminal could take for an instruction; visitors choose what they type. */
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g
const c1 = /[\u007f-\u009f]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Text of a visitor for a terminal: control characters other than line ends are spelled out. */
export function printable(text: string): string {
  return text.replace(controls, escaped)
}

/** JSON on one line that is safe on a terminal and parses to exactly the given value. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value).replace(c1, escaped)}\n`
}

/** Rows as columns, as wide as their longest cell; line ends inside a cell become spaces. */
export function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => printable(cell.replaceAll('\n', ' '))))
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]!.length)))
  return cells
    .map((row) => `${row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('')
}

/** Rows of one write: a command never holds the lock of the store for longer than 50 ms. */
export const batchSize = 100

/** The items in groups that one write takes. */
export function batches<Item>(items: readonly Item[], size: number = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

const mostAttempts = 20
const betweenAttempts = 250

/**
 * Takes the bytes of deleted rows out of the files. On SQLite the log can be emptied only when nobody
 * reads from it: a running server leaves such moments many times in a second.
 * @throws CommandError when somebody read all the time
 */
export async function emptyFiles(
  database: Database,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<void> {
  if (databaseUrl) return database.purge()
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
      database.kysely,
    )
    if (rows[0]?.busy === 0) return
    await pause(betweenAttempts)
  }
  throw new CommandError(
    'The rows are deleted, but their bytes are still in the log of the store, which another program reads all the time: end that program and run the command again.',
  )
}
