import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { CatalogEntry } from './catalog-entry.ts'
import { findingLine } from './finding.ts'
import { idLines } from './id-lines.ts'
import { parseMessage } from './parse-message.ts'

/**
 * Syntax trees of a catalog by message id.
 * @throws Error that names file, line, id, fault and remedy
 */
export function compileCatalog(file: string, text: string): Record<string, MessageFormatElement[]> {
  const catalog = JSON.parse(text) as Record<string, Pick<CatalogEntry, 'defaultMessage'>>
  return Object.fromEntries(
    idLines(text).map(({ id, line }) => {
      const place = { file, line, id }
      const defaultMessage: unknown = catalog[id]?.defaultMessage
      try {
        if (typeof defaultMessage !== 'string') throw new TypeError('no "defaultMessage"')
        return [id, parseMessage(defaultMessage)]
      } catch (error) {
        const found = (error as Error).message
        const advice = 'mend the message and save the file'
        throw new Error(findingLine({ place, rule: 'icu', found, advice }), { cause: error })
      }
    }),
  )
}
