import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { codeOf } from '../exception-code.ts'
import { channelNamesOf } from '../requests/channels/open-channels.server.ts'
import { openDatabase } from '../requests/open-database.server.ts'
import { sqliteFile } from '../requests/open-sqlite.server.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { type Call, type Command, CommandError, exitCodes } from './command.ts'
import { parserOf } from './command-line.ts'

/** Where a command writes to. */
export type Output = {
  /** Resolves when the reader took the text. */
  write: (text: string) => Promise<void>
  /** One sentence about an error, or about what waits for the operator. */
  complain: (sentence: string) => void
}

/**
 * Runs one call such as `['show', '1F2C-99AB']`.
 * @param env settings, as the server reads them
 * @returns the exit code; never rejects
 */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { write, complain }: Output,
): Promise<number> {
  const [first = '--help'] = args
  const words = ['--help', '-h'].includes(first) ? ['help', ...args.slice(1)] : args
  let code: number = exitCodes.done
  let help = ''
  const parser = parserOf(
    async (command, read) => {
      const call = { ...read, settings: readSettings(env, []), write, complain }
      code = command.store ? await runOnStore(command, call) : await command.run(call)
    },
    (text) => (help += text),
  )
  try {
    await parser.parseAsync(words, { from: 'user' }).catch(unlessHelp)
    if (help) await write(help)
    return code
  } catch (error) {
    complain(sentenceOf(error))
    return exitCodes.error
  }
}

/** The way out that commander takes when it has printed the help. */
function unlessHelp(error: unknown): void {
  if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error
}

type OnStore = Extract<Command, { store: true }>

async function runOnStore(command: OnStore, call: Call): Promise<number> {
  assertStore(call.settings)
  const database = await openDatabase(call.settings, { error: () => undefined })
  try {
    const channels = channelNamesOf(call.settings)
    return await command.run({ ...call, database, channels })
  } finally {
    await database.close()
  }
}

/** A wrong folder would otherwise be an empty store, and every answer about it "nothing". */
function assertStore({ databaseUrl, dataDir }: Settings): void {
  const file = join(dataDir, sqliteFile)
  if (databaseUrl || existsSync(file)) return
  throw new CommandError(
    `There is no store ${file}: set DATA_DIR or DATABASE_URL to those of the server, or start the server once.`,
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message
  const { name, code } = error as { name?: string; code?: unknown }
  // Messages of drivers may hold addresses and words of visitors; those of our own checks do not.
  if (name === 'Error' && code === undefined) return (error as Error).message
  return `The command failed (${codeOf(error)}): see that the store can be reached and written to, then run it again.`
}
