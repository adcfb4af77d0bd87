import { basename, dirname, join } from 'node:path'
import { defaultLocale } from '../locales.ts'
import type { LiveMessages } from '../live-messages.ts'
import { compileCatalog } from './compile-catalog.ts'
import { findingLine } from './finding.ts'
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
  const locale = basename(dirname(file))
  const fault = jsonFault(file, text)
  if (fault) throw new Error(findingLine(fault))
  const messages = compileCatalog(file, text)
  if (locale !== defaultLocale) {
    const read = (code: string) => readCatalogs(join(root, 'locales', code)).messages
    const edited = read(locale).filter(({ id }) => id in messages)
    const [unknown] = unknownValues(read(defaultLocale), edited)
    if (unknown) throw new Error(findingLine({ ...unknown, place: { ...unknown.place, file } }))
  }
  return { locale, messages }
}
