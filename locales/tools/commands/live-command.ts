import { check } from '../check.ts'
import { findingLine } from '../finding.ts'
import { readProject } from '../project.ts'

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
