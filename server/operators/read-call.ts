import { parseArgs } from 'node:util'
import { type Call, type Command, CommandFault } from './command.ts'

/** What the words behind the name of a command say. */
export type ReadCall = Pick<Call, 'words' | 'options' | 'json'> & { help: boolean }

/**
 * Reads the options and words of a call.
 * @throws CommandFault for an unknown option, a missing word or one too many
 */
export function readCall(command: Command, args: readonly string[]): ReadCall {
  const { values, positionals } = parse(command, args)
  const { json, help, ...options } = values
  const read = { words: positionals, options, json: json === true, help: help === true }
  if (read.help) return read
  const { name, words, optionalWords } = command
  if (positionals.length > words.length) {
    throw new CommandFault(
      `"${name}" does not know what "${positionals[words.length]}" is: ${seeHelp(name)}.`,
    )
  }
  if (positionals.length < words.length && !optionalWords) {
    throw new CommandFault(
      `"${name}" needs ${words[positionals.length]} behind its name: ${seeHelp(name)}.`,
    )
  }
  return read
}

function parse({ name, options }: Command, args: readonly string[]) {
  const types = Object.entries(options).map(([key, { type }]) => [key, { type }] as const)
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(types),
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new CommandFault(`"${name}": ${sentence}; ${seeHelp(name)}.`)
  }
}

function seeHelp(name: string): string {
  return `"npm run requests -- help ${name}" shows how it is called`
}
