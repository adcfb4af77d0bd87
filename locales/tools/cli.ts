import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Command, CommanderError, Option } from 'commander'
import { writeFileSync } from 'node:fs'
import { daysCommand } from './change-days.ts'
import { CommandError, findingLine, isError } from './finding.ts'
import { newCommand, orderCommand } from './order-locale.ts'
import { states, readCatalogs } from './read-locale.ts'
import { stampCommand } from './stamp.ts'
import { check } from './check.ts'
import { coverageLine } from './coverage.ts'
import { messageTypes } from './message-tree.ts'
import { readProject, typesFile } from './project.ts'
import { writeReport } from './report-page.ts'

/** Runs what was typed behind `npm run l10n --` and gives the code with which the process ends. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let status = 0
  const program = commandsOf((code) => (status = code))
  try {
    await program.parseAsync(args, { from: 'user' })
    return status
  } catch (error) {
    // What commander refuses it has printed already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    return 2
  }
}

/** @param end told the code that a command ends with */
function commandsOf(end: (code: number) => void): Command {
  const program = new Command('npm run l10n --')
    .description('The commands of translators; locales/README.md tells when to use which.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.info(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    })
  program
    .command('check')
    .argument('[locale]')
    .description('verifies all words, or those of one locale; ends with 1 at an error')
    .action((locale?: string) => end(checkCommand(locale)))
  program
    .command('stamp')
    .usage('<locale> <id…> --state <state>, or --same-meaning <id…>')
    .argument('[names...]', "locale and ids; 'home.*' means many")
    .addOption(new Option('--state <state>', 'how far the texts are').choices(states))
    .addOption(
      new Option(
        '--same-meaning',
        'English was mended, its meaning is the same: nothing becomes stale',
      ).conflicts('state'),
    )
    .description('sets the state of texts')
    .action((names: string[], options) => end(stampCommand(names, options)))
  program
    .command('days')
    .argument('[paths...]', "files whose words have changed; 'content/blog/*' means many, none all")
    .option('--same-meaning', 'the words say what they said before: their days stay')
    .description('dates the texts of pages that have changed with today, for readers and crawlers')
    .action((paths: string[], options) => end(daysCommand(readProject('.').dated, paths, options)))
  program
    .command('new')
    .argument('<locale>', 'its code, such as fr, pt-BR or zh-Hant')
    .description('makes the files of another language')
    .action((locale: string) => end(newCommand(locale)))
  program
    .command('order')
    .argument('<locale>')
    .description('puts files and ids in order, and adds the ids that are missing')
    .action((locale: string) => end(orderCommand(locale)))
  program
    .command('shots')
    .usage('[locale] [path…] [prefix…]')
    .argument('[choice...]', 'a locale, then pages (/de/faq) or the start of ids (common.footer)')
    .description('writes a picture of every message in its place to .data/l10n, or of those chosen')
    .action((choice: string[]) => end(shotsCommand(choice)))
  program
    .command('report')
    .description('writes dist/reports/l10n.html')
    .action(() => end(reportCommand()))
  program
    .command('live')
    .description('ends with 1 when a live locale is not complete enough')
    .action(() => end(liveCommand()))
  program
    .command('types')
    .description('writes locales/messages.d.ts from the English catalogs')
    .action(() => end(typesCommand()))
  // Commands of their own say in one line what they lack; who names none of them sees all.
  return program.showHelpAfterError()
}

/** A program of its own: it needs a browser and the site, which no other command does. */
function shotsCommand(choice: readonly string[]): number {
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, 'tests/shots/run-shots.ts', ...choice],
    { stdio: 'inherit' },
  )
  return status ?? 1
}

/** `check [locale]`: prints every finding; ends with 1 when one is an error. */
function checkCommand(only?: string): number {
  const project = readProject('.')
  if (only !== undefined && !project.locales.some(({ code }) => code === only)) {
    throw new CommandError(`There is no folder locales/${only}`)
  }
  const { findings, coverages } = check(project, only)
  for (const finding of findings) console.error(findingLine(finding))
  for (const coverage of coverages) console.info(coverageLine(coverage, project.records))
  const errors = findings.filter(isError).length
  const rest = findings.length - errors
  console.info(`${project.english.messages.length} messages, ${errors} errors, ${rest} warnings`)
  return errors > 0 ? 1 : 0
}

/** What is printed of a live locale that is not complete enough. */
const listed = ['live', 'missing', 'machine', 'stale']

/** `live`: ends with 1 and the list when a live locale is below the limits; the first step of a build. */
export function liveCommand(): number {
  const project = readProject('.')
  const failing = project.locales
    .filter(({ code }) => project.records.some((one) => one.code === code && one.state === 'live'))
    .map(({ code }) => check(project, code).findings)
    .filter((findings) => findings.some(({ rule }) => rule === 'live'))
  for (const finding of failing.flat().filter(({ rule }) => listed.includes(rule))) {
    console.error(findingLine(finding))
  }
  return failing.length > 0 ? 1 : 0
}

/** `report`: writes the status page of all locales. */
function reportCommand(): number {
  const project = readProject('.')
  console.info(`Wrote ${writeReport('dist', check(project).coverages, project.records)}`)
  return 0
}

/** `types`: writes the types of the messages from the English catalogs. */
function typesCommand(): number {
  const { messages } = readCatalogs('locales/en')
  writeFileSync(typesFile, messageTypes(messages))
  console.info(`Wrote ${typesFile} with ${messages.length} messages`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await runCommand(process.argv.slice(2))
}
