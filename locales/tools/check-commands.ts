import { writeFileSync } from 'node:fs'
import { check } from './check.ts'
import { coverageLine } from './coverage.ts'
import { CommandError, findingLine, isError } from './finding.ts'
import { messageTypes } from './message-types.ts'
import { readProject, typesFile } from './project.ts'
import { readCatalogs } from './read-catalogs.ts'
import { writeReport } from './report-page.ts'

/** `check [locale]`: prints every finding; ends with 1 when one is an error. */
export function checkCommand(only?: string): number {
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
export function reportCommand(): number {
  const project = readProject('.')
  console.info(`Wrote ${writeReport('dist', check(project).coverages, project.records)}`)
  return 0
}

/** `types`: writes the types of the messages from the English catalogs. */
export function typesCommand(): number {
  const { messages } = readCatalogs('locales/en')
  writeFileSync(typesFile, messageTypes(messages))
  console.info(`Wrote ${typesFile} with ${messages.length} messages`)
  return 0
}
