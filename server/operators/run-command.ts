import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../error-code.ts'
import { openChannels } from '../open-parts.server.ts'
import { openDatabase } from '../requests/open-database.server.ts'
import { sqliteFile } from '../requests/open-sqlite.server.ts'
import { SettingFault } from '../settings/setting-fault.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { type Call, type Command, CommandFault, exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { helpOf, overview } from './help.ts'
import { readCall } from './read-call.ts'

/** Where a command writes to. */
export type Output = {
  /** Resolves when the reader took the text. */
  write: (text: string) => Promise<void>
  /** One sentence about a fault. */
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
  output: Output,
): Promise<number> {
  try {
    const { name, rest } = split(args)
    if (name === 'help') return await help(rest, output)
    const command = find(name)
    const { help: wantsHelp, ...read } = readCall(command, rest)
    if (wantsHelp) return await help([name, ...(read.json ? ['--json'] : [])], output)
    const call = { ...read, settings: readSettings(env, []), write: output.write }
    return command.store ? await runOnStore(command, call) : await command.run(call)
  } catch (error) {
    output.complain(sentenceOf(error))
    return exitCodes.fault
  }
}

function split([first = 'help', ...rest]: readonly string[]): { name: string; rest: string[] } {
  return first === '--help' || first === '--json'
    ? { name: 'help', rest: [first, ...rest].filter((word) => word !== '--help') }
    : { name: first, rest }
}

function find(name: string): Command {
  const command = commands.find((known) => known.name === name)
  if (command) return command
  throw new CommandFault(
    `There is no command "${name}": "npm run requests -- help" lists those there are.`,
  )
}

async function help(words: readonly string[], { write }: Output): Promise<number> {
  const [name] = words.filter((word) => !word.startsWith('--'))
  const json = words.includes('--json')
  await write(name === undefined ? overview(commands, json) : helpOf(find(name), json))
  return exitCodes.done
}

type OnStore = Extract<Command, { store: true }>

async function runOnStore(command: OnStore, call: Call): Promise<number> {
  assertStore(call.settings)
  const database = await openDatabase(call.settings, { error: () => undefined })
  try {
    const channels = openChannels(call.settings, Date.now).map(({ name }) => name)
    return await command.run({ ...call, database, channels })
  } finally {
    await database.close()
  }
}

/** A wrong folder would otherwise be an empty store, and every answer about it "nothing". */
function assertStore({ databaseUrl, dataDir }: Settings): void {
  const file = join(dataDir, sqliteFile)
  if (databaseUrl || existsSync(file)) return
  throw new CommandFault(
    `There is no store ${file}: set DATA_DIR or DATABASE_URL to those of the server, or start the server once.`,
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof CommandFault || error instanceof SettingFault) return error.message
  const { name, code } = error as { name?: string; code?: unknown }
  // Messages of drivers may hold addresses and words of visitors; those of our own checks do not.
  if (name === 'Error' && code === undefined) return (error as Error).message
  return `The command failed (${codeOf(error)}): see that the store can be reached and written to, then run it again.`
}
