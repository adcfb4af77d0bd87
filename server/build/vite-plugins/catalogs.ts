import { existsSync, readFileSync } from 'node:fs'
import { resolve, relative } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale, type LocaleRecord } from '../../../locales/locales.ts'
import {
  type CompiledMessages,
  localeMessages,
  pickMessages,
  strayPrefix,
} from '../../../locales/locale-messages.ts'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { findingLine, idLines } from '../../../locales/tools/finding.ts'
import { parseMessage } from '../../../locales/tools/message-tree.ts'
import type { CatalogEntry } from '../../../locales/tools/read-locale.ts'

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

const islandUrl = /^virtual:island-messages\/([^/]+)(?:\/([\w-]+))?$/

/**
 * Vite plugin: the messages that an island names, as one module for each locale.
 * `virtual:island-messages/forms,common.close` gives the prefixes and how to load each locale's messages.
 * @param locales those of the build
 */
export function islandMessages(locales: readonly Pick<LocaleRecord, 'code'>[]): Plugin {
  return {
    name: 'island-messages',
    enforce: 'pre',
    resolveId(id) {
      return islandUrl.test(id) ? `\0${id}` : undefined
    },
    load(id) {
      const [, list, code] = islandUrl.exec(id.replace('\0', '')) ?? []
      if (!list) return undefined
      const prefixes = list.split(',')
      if (code) {
        const messages = readIslandMessages(code, prefixes, (file) => this.addWatchFile(file))
        return `export default ${JSON.stringify(messages)}`
      }
      const loaders = locales.map(
        (locale) =>
          `${JSON.stringify(locale.code)}: () => import('virtual:island-messages/${list}/${locale.code}')`,
      )
      return `export default { prefixes: ${JSON.stringify(prefixes)}, load: { ${loaders.join(', ')} } }`
    },
  }
}

/** @throws Error for a prefix that names no message */
function readIslandMessages(
  code: string,
  prefixes: readonly string[],
  onFile: (file: string) => void,
): CompiledMessages {
  const namespaces = [...new Set(prefixes.map((prefix) => prefix.split('.')[0]!))]
  const catalogs = (locale: string) =>
    Object.assign(
      {},
      ...namespaces.map((namespace) => {
        const file = `locales/${locale}/${namespace}.json`
        if (!existsSync(file)) return {}
        onFile(resolve(file))
        return compileCatalog(file, readFileSync(file, 'utf8'))
      }),
    ) as CompiledMessages
  const english = catalogs(defaultLocale)
  const stray = strayPrefix(english, prefixes)
  if (stray !== undefined) {
    throw new Error(`An island names the messages "${stray}", but no message begins with that.`)
  }
  const messages = localeMessages(code, english, () => catalogs(code))
  return pickMessages(messages, prefixes)
}
