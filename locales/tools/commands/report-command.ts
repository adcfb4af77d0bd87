import { check } from '../check.ts'
import { readProject } from '../project.ts'
import { writeReport } from '../report/write-report.ts'

/** `report`: writes the status page of all locales. */
export function reportCommand(): number {
  const project = readProject('.')
  console.info(`Wrote ${writeReport('dist', check(project).coverages, project.records)}`)
  return 0
}
