import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale, type LocaleRecord } from '../../../locales/locales.ts'
import {
  type CompiledMessages,
  localeMessages,
  messagesOf,
} from '../../../locales/locale-messages.ts'
import { compileCatalog } from './compiled-catalogs.ts'

const url = /^virtual:island-messages\/([^/]+)(?:\/([\w-]+))?$/

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
      return url.test(id) ? `\0${id}` : undefined
    },
    load(id) {
      const [, list, code] = url.exec(id.replace('\0', '')) ?? []
      if (!list) return undefined
      const prefixes = list.split(',')
      if (code) {
        const messages = messagesIn(code, prefixes, (file) => this.addWatchFile(file))
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
function messagesIn(
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
  for (const prefix of prefixes) {
    if (Object.keys(messagesOf([prefix], english)).length > 0) continue
    throw new Error(`An island names the messages "${prefix}", but no message begins with that.`)
  }
  return messagesOf(
    prefixes,
    localeMessages(code, english, () => catalogs(code)),
  )
}
