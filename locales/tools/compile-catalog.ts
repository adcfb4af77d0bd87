import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Catalog } from './catalog-entry.ts'
import { parseMessage } from './parse-message.ts'

/**
 * Syntax trees of a catalog by message id.
 * @throws Error that names file, id and fault
 */
export function compileCatalog(file: string, text: string): Record<string, MessageFormatElement[]> {
  const catalog = JSON.parse(text) as Catalog
  return Object.fromEntries(
    Object.entries(catalog).map(([id, { defaultMessage }]) => {
      try {
        return [id, parseMessage(defaultMessage)]
      } catch (error) {
        throw new Error(`${file}: ${id}: ${(error as Error).message}`, { cause: error })
      }
    }),
  )
}
