import { Command as CommandParser, Help, Option } from 'commander'
import { applyWithdrawn, withdrawn } from './withdrawals.ts'
import { backup, verify } from './backup.server.ts'
import { type Call, type Command, CommandError } from './command.ts'
import { jsonLine } from './terminal-text.ts'
import { erase } from './erase.ts'
import { exportRequests, subscribers } from './export.ts'
import { list, show } from './list.ts'
import { parked, retry } from './deliveries.ts'
import { dismiss, release } from './quarantine.ts'
import { restore } from './restore.server.ts'
import { status } from './status.ts'

const programName = 'npm run requests --'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  status,
  list,
  show,
  exportRequests,
  parked,
  retry,
  release,
  dismiss,
  erase,
  subscribers,
  backup,
  verify,
  restore,
  withdrawn,
  applyWithdrawn,
]

type Run = (command: Command, call: Pick<Call, 'args' | 'options' | 'json'>) => Promise<void>

/** Reads the command line and prints the help. */
export function parserOf(run: Run, print: (text: string) => void): CommandParser {
  const parser = new CommandParser(programName)
    .description('What operators do with stored requests.')
    .usage('<command>')
    .helpCommand(false)
    .helpOption(false)
    .exitOverride(() => {
      throw unknownCommand(parser.args[0]!)
    })
    .configureOutput({
      writeOut: print,
      writeErr: () => undefined,
      getOutHelpWidth: () => process.stdout.columns ?? Infinity,
    })
    .addHelpText(
      'after',
      '\nSettings come from the environment, as those of the server do (server/README.md).',
    )
  for (const command of commands) addCommand(parser, command, run)
  const help = addParser(parser, 'help')
    .argument('[command]')
    .description('What a command does, its options and exit codes.')
    .action((name: string | undefined, { json }) => {
      const own = parser.commands.find((known) => known.name() === name)
      if (name !== undefined && !own) throw unknownCommand(name)
      if (own) own.setOptionValue('json', json).outputHelp()
      else if (json) print(jsonLine(commands.map((command) => describe(command, parser))))
      else parser.outputHelp()
    })
  help.helpOption(false)
  return parser
}

function addCommand(parser: CommandParser, command: Command, run: Run): void {
  const { name, does, args, options, exits, example } = command
  const own: CommandParser = addParser(parser, name)
    .description(does)
    .configureHelp({
      formatHelp: (shown, helper) =>
        shown.opts().json
          ? jsonLine(describe(command, parser))
          : new Help().formatHelp(shown, helper),
    })
    .addHelpText('after', () =>
      own.opts().json
        ? ''
        : [
            '\nExit codes:',
            ...Object.entries(exitsOf(exits)).map(([code, meaning]) => `  ${code}  ${meaning}`),
            `\nExample:\n  ${programName} ${example}`,
          ].join('\n'),
    )
    .action(async () => {
      const { json, ...chosen } = own.opts()
      await run(command, { args: own.args, options: chosen, json: json === true })
    })
  for (const word of args) own.argument(word)
  for (const option of options) own.addOption(option)
}

/** A parser of one command whose refusals are one sentence. */
function addParser(parser: CommandParser, name: string): CommandParser {
  return parser
    .command(name)
    .helpOption('--help', 'this text')
    .addOption(new Option('--json', 'JSON instead of text: one document, or one per line'))
    .exitOverride((error) => {
      if (error.exitCode === 0) throw error
      const [found] = error.message.replace(/^error: /, '').split('\n')
      throw new CommandError(
        `"${name}": ${found!.replace(/\.$/, '')}; "${programName} help ${name}" shows how it is called.`,
      )
    })
}

/** What a command does, for programs. */
function describe({ name, does, exits, example }: Command, parser: CommandParser) {
  const own = parser.commands.find((known) => known.name() === name)!
  const help = own.createHelp()
  const options = Object.fromEntries(
    help.visibleOptions(own).map(({ flags, description }) => [flags, description]),
  )
  return { name, usage: `${name} ${own.usage()}`, does, options, exits: exitsOf(exits), example }
}

function exitsOf(exits: Command['exits']): Record<string, string> {
  return {
    0: 'done',
    1: 'a fault or a wrong call; one sentence on the error output says what to do',
    ...exits,
  }
}

function unknownCommand(name: string): CommandError {
  return new CommandError(
    `There is no command "${name}": "${programName} help" lists those there are.`,
  )
}
