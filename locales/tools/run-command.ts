import { CommandFault } from './command-fault.ts'
import { checkCommand } from './commands/check-command.ts'
import { liveCommand } from './commands/live-command.ts'
import { newCommand } from './commands/new-command.ts'
import { orderCommand } from './commands/order-command.ts'
import { reportCommand } from './commands/report-command.ts'
import { shotsCommand } from './commands/shots-command.ts'
import { stampCommand } from './commands/stamp-command.ts'
import { typesCommand } from './commands/types-command.ts'

const usage = `npm run l10n -- <command>
  check [locale]                       verifies all words, or those of one locale; ends with 1 at an error
  stamp <locale> <id…> --state <state> sets machine, translated or reviewed; 'home.*' means many
  stamp --same-meaning <id…>           English was mended, its meaning is the same: nothing becomes stale
  new <locale>                         makes the files of another language
  order <locale>                       puts files and ids in order, and adds the ids that are missing
  shots [locale] [path…] [prefix…]     writes a picture of every message in its place to .data/l10n; or of those on some
                                       pages (/de/faq), or whose ids begin so (common.footer)
  report                               writes dist/reports/l10n.html
  live                                 ends with 1 when a live locale is not complete enough
  types                                writes locales/messages.d.ts from the English catalogs`

type Command = (args: readonly string[]) => number | Promise<number>

/** Each command takes what was typed behind its name and gives the code with which the process ends. */
const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  stamp: stampCommand,
  new: newCommand,
  order: orderCommand,
  shots: shotsCommand,
  report: reportCommand,
  live: liveCommand,
  types: typesCommand,
}

/** Runs what was typed behind `npm run l10n --` and gives the code with which the process ends. */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new CommandFault(usage)
    return await command(args)
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error
    console.error(error.message)
    return 2
  }
}
