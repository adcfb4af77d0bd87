import { check } from '../../locales/tools/check.ts'
import { readProject } from '../../locales/tools/project.ts'
import { writeReport } from '../../locales/tools/report-page.ts'

/**
 * Writes the report on the words beside a build, where it is not served.
 * @param root folder of the project
 * @param out folder of the finished build
 */
export function writeTranslationReport(root: string, out: string): void {
  const project = readProject(root)
  writeReport(out, check(project).coverages, project.records)
}
