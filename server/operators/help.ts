import type { Command } from './command.ts'
import { columns, jsonLine } from './printable.ts'

const call = 'npm run requests --'

const sharedOptions = [
  ['--json', 'JSON instead of text: one document, or one per line'],
  ['--help', 'this text'],
]

/** What there is to call. */
export function overview(commands: readonly Command[], json: boolean): string {
  if (json) return jsonLine(commands.map(describe))
  const rows = commands.map((command) => [`  ${usage(command)}`, command.does])
  return [
    `${call} <command>: what operators do with stored requests.\n`,
    columns([...rows, ['  help [command]', 'What a command does, its options and exit codes.']]),
    'Settings come from the environment, as those of the server do (server/README.md).\n',
  ].join('\n')
}

/** What one command does. */
export function helpOf(command: Command, json: boolean): string {
  if (json) return jsonLine(describe(command))
  const { does, example } = command
  return [
    `${call} ${usage(command)}\n`,
    `${does}\n`,
    `Options:\n${columns([...optionsOf(command), ...sharedOptions].map(([name, about]) => [`  ${name}`, about!]))}`,
    `Exit codes:\n${columns(Object.entries(exitsOf(command)).map(([code, meaning]) => [`  ${code}`, meaning]))}`,
    `Example:\n  ${call} ${example}\n`,
  ].join('\n')
}

function describe(command: Command) {
  const { name, does, example } = command
  const options = Object.fromEntries([...optionsOf(command), ...sharedOptions])
  return { name, usage: usage(command), does, options, exits: exitsOf(command), example }
}

function usage({ name, words, optionalWords, options }: Command): string {
  const named = words.map((word) => (optionalWords ? `[${word}]` : word))
  return [name, ...named, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ')
}

function optionsOf({ options }: Command): [string, string][] {
  return Object.entries(options).map(([name, { value, about }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    about,
  ])
}

function exitsOf({ exits }: Command): Record<string, string> {
  return {
    0: 'done',
    1: 'a fault or a wrong call; one sentence on the error output says what to do',
    ...exits,
  }
}
