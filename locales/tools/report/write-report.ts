import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleRecord } from '../../locales.ts'
import type { Coverage } from '../coverage.ts'
import { reportPage } from './report-page.ts'

/**
 * Writes the status page of the words beside a build; it is not served.
 * @param out folder of the build
 * @returns path of the page
 */
export function writeReport(
  out: string,
  coverages: readonly Coverage[],
  records: readonly LocaleRecord[],
): string {
  const folder = join(out, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'l10n.html')
  writeFileSync(file, reportPage(coverages, records))
  return file
}
