import { relative } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { findingLine, idLines } from '../../../locales/tools/finding.ts'
import { parseMessage } from '../../../locales/tools/parse-message.ts'
import type { CatalogEntry } from '../../../locales/tools/read-catalogs.ts'

/** Path of a catalog: `…/locales/<locale>/<namespace>.json`. */
export const catalogFile = /\/locales\/[\w-]+\/[\w-]+\.json$/

/**
 * Syntax trees of a catalog by message id.
 * @throws Error that names file, line, id, error and remedy
 */
export function compileCatalog(file: string, text: string): Record<string, MessageFormatElement[]> {
  const catalog = JSON.parse(text) as Record<string, Pick<CatalogEntry, 'defaultMessage'>>
  return Object.fromEntries(
    idLines(text).map(({ id, line }) => {
      const location = { file, line, id }
      const defaultMessage: unknown = catalog[id]?.defaultMessage
      try {
        if (typeof defaultMessage !== 'string') throw new TypeError('no "defaultMessage"')
        return [id, parseMessage(defaultMessage)]
      } catch (error) {
        const found = (error as Error).message
        const advice = 'mend the message and save the file'
        throw new Error(findingLine({ location, rule: 'icu', found, advice }), { cause: error })
      }
    }),
  )
}

/**
 * Vite plugin: catalogs become syntax trees by message id while they are loaded, so that the parser
 * stays out of the browser. Descriptions and other fields for translators are dropped.
 */
export function compiledCatalogs(): Plugin {
  return {
    name: 'compiled-catalogs',
    enforce: 'pre',
    transform(code, id) {
      if (!catalogFile.test(id)) return null
      return { code: JSON.stringify(compileCatalog(relative(process.cwd(), id), code)), map: null }
    },
  }
}
