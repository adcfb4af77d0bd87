import { check } from '../check.ts'
import { CommandFault } from '../command-fault.ts'
import { coverageLine } from '../coverage-line.ts'
import { findingLine, isError } from '../finding.ts'
import { readProject } from '../project.ts'

/** `check [locale]`: prints every finding; ends with 1 when one is an error. */
export function checkCommand([only]: readonly string[]): number {
  const project = readProject('.')
  if (only !== undefined && !project.locales.some(({ code }) => code === only)) {
    throw new CommandFault(`There is no folder locales/${only}`)
  }
  const { findings, coverages } = check(project, only)
  for (const finding of findings) console.error(findingLine(finding))
  for (const coverage of coverages) console.info(coverageLine(coverage, project.records))
  const errors = findings.filter(isError).length
  const rest = findings.length - errors
  console.info(`${project.english.messages.length} messages, ${errors} errors, ${rest} warnings`)
  return errors > 0 ? 1 : 0
}
