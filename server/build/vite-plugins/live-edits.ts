import { basename, dirname, join, relative } from 'node:path'
import type { ErrorPayload, Plugin } from 'vite'
import {
  type LiveMessages,
  liveMessagesEvent,
  missedMessagesEvent,
} from '../../../locales/preview.ts'
import type { replaceCatalog } from '../../../locales/catalog.server.ts'
import { defaultLocale } from '../../../locales/locales.ts'
import { catalogFile, compileCatalog } from './catalogs.ts'
import { findingLine, idLines, parseJson } from '../../../locales/tools/finding.ts'
import { messageArguments, parseMessage } from '../../../locales/tools/message-tree.ts'
import { readCatalogs } from '../../../locales/tools/read-locale.ts'
import { filesBelow } from '../../file-paths.ts'
import { contentFolders } from '../../../content/content-folder.server.ts'

/**
 * Vite plugin for development: an edited catalog is sent to the open pages as syntax trees, so that they
 * show the new words without being loaded again. A page that is opened later asks for what it
 * missed. A catalog that no page could show is reported in the browser and in the terminal, and the
 * pages and the server keep their words.
 */
export function liveCatalogs(): Plugin {
  const edits = new Map<string, LiveMessages>()
  const faults = new Map<string, ErrorPayload>()
  return {
    name: 'live-catalogs',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ ws }) {
      ws.on(missedMessagesEvent, (_, page) => {
        for (const edited of edits.values()) page.send(liveMessagesEvent, edited)
        for (const fault of faults.values()) page.send(fault)
      })
    },
    // Or Vite would load anew whatever reads a catalog, nearly all of the server's code, before it answers again.
    transform(code, id) {
      if (!id.endsWith(catalogReader)) return undefined
      const folder = dirname(id)
      const catalogs = filesBelow(folder).filter((file) => catalogFile.test(join(folder, file)))
      const accepted = JSON.stringify(catalogs.map((file) => `./${file}`))
      return { code: `${code}\nimport.meta.hot?.accept(${accepted})`, map: null }
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, server }) {
        if (!catalogFile.test(file)) return undefined
        if (this.environment.name === 'client') {
          const shown = relative(server.config.root, file)
          try {
            const edited = editedCatalog(server.config.root, shown, await read())
            const reader = (await server.ssrLoadModule(catalogReader)) as CatalogReader
            reader.replaceCatalog(edited.locale, basename(file, '.json'), edited.messages)
            edits.set(file, edited)
            faults.delete(file)
            server.ws.send(liveMessagesEvent, edited)
          } catch (error) {
            const { message } = error as Error
            server.config.logger.error(message, { timestamp: true })
            const err = { message, stack: '', plugin: 'live-catalogs' }
            const fault: ErrorPayload = { type: 'error', err }
            faults.set(file, fault)
            server.ws.send(fault)
          }
        }
        // The server's modules are invalidated already; any listed here would reload the pages.
        return []
      },
    },
  }
}

const catalogReader = '/locales/catalog.server.ts'
type CatalogReader = { replaceCatalog: typeof replaceCatalog }

/**
 * What open pages get after an edit of a catalog.
 * @param root folder of the project
 * @param file path of the catalog below it, `locales/<locale>/<namespace>.json`
 * @param text what now is in it
 * @throws Error that names file, line, id, error and remedy, when a page could not show the messages
 */
export function editedCatalog(root: string, file: string, text: string): LiveMessages {
  const { fault } = parseJson(file, text)
  if (fault)
    throw new Error(
      findingLine({ ...fault, rule: 'json', advice: 'mend the JSON and save the file' }),
    )
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
    throw new Error(
      findingLine({
        location: { file, line, id },
        rule: 'values',
        found: `the page has no value “${unknown}”`,
        advice: `use those of the English text: ${source}`,
      }),
    )
  }
}

/**
 * Values and tags of a translation that English does not have, so that no page hands them over: showing
 * such a message would fail.
 * @param english text of the source language
 * @param translated text of another language; both are valid ICU
 */
function unknownValues(english: string, translated: string): string[] {
  const known = messageArguments(parseMessage(english))
  return [...messageArguments(parseMessage(translated)).keys()].filter((name) => !known.has(name))
}

const entryFile = new RegExp(`/content/(${contentFolders.join('|')})/[^/]+/[^/]+[.](json|md)$`)

/** Vite plugin for development: the server reads content again when a file of it is edited, added or deleted. */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    enforce: 'pre',
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (this.environment.name === 'client' || !entryFile.test(file)) return undefined
        const { moduleGraph } = this.environment
        const readers = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
          id?.endsWith('/content/content-files.server.ts'),
        )
        return [...modules, ...readers]
      },
    },
  }
}
