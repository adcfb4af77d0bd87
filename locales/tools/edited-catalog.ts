import { basename, dirname, join } from 'node:path'
import type { LiveMessages } from '../live-messages.ts'
import { defaultLocale } from '../locales.ts'
import { compileCatalog } from './compile-catalog.ts'
import type { Place } from './finding.ts'
import { idLines } from './id-lines.ts'
import { jsonFault } from './json-fault.ts'
import { readCatalogs } from './read-catalogs.ts'
import { unknownValues } from './unknown-values.ts'

/**
 * What open pages get after an edit of a catalog.
 * @param root folder of the project
 * @param file path of the catalog below it, `locales/<locale>/<namespace>.json`
 * @param text what now stands in it
 * @throws Error that names file, line, id, fault and remedy, when a page could not show the messages
 */
export function editedCatalog(root: string, file: string, text: string): LiveMessages {
  const fault = jsonFault(file, text)
  if (fault) throw new Error(report(fault.place, fault.found, 'mend the JSON and save the file'))
  const locale = basename(dirname(file))
  const messages = compileCatalog(file, text)
  if (locale !== defaultLocale) refuseUnknownValues(root, file, text)
  return { locale, messages }
}

function refuseUnknownValues(root: string, file: string, text: string): void {
  const translated = JSON.parse(text) as Record<string, { defaultMessage: string }>
  const english = readCatalogs(join(root, 'locales', defaultLocale)).messages
  const sources = new Map(english.map(({ id, defaultMessage }) => [id, defaultMessage]))
  for (const { id, line } of idLines(text)) {
    const source = sources.get(id)
    const [unknown] =
      source === undefined ? [] : unknownValues(source, translated[id]!.defaultMessage)
    if (unknown === undefined) continue
    const advice = `use those of the English text: ${source}`
    throw new Error(report({ file, line, id }, `the page has no value “${unknown}”`, advice))
  }
}

function report({ file, line, id }: Place, found: string, advice: string): string {
  return `${file}:${line} ${id}: ${found} – ${advice}`
}
