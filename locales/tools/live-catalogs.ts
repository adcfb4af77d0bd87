import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { type LiveMessages, liveMessagesEvent, missedMessagesEvent } from '../live-messages.ts'
import { catalogFile } from './catalog-file.ts'
import { editedCatalog } from './edited-catalog.ts'

/**
 * Vite plugin for development: an edited catalog is sent to the open pages as syntax trees, so that they
 * show the new words without being loaded anew. A page that was still being loaded asks for what it
 * missed. A catalog that no page could show is reported in the browser and in the terminal, and the
 * pages keep their words.
 */
export function liveCatalogs(): Plugin {
  const edits = new Map<string, LiveMessages>()
  return {
    name: 'live-catalogs',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ ws }) {
      ws.on(missedMessagesEvent, (_, page) => {
        for (const edited of edits.values()) page.send(liveMessagesEvent, edited)
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, server }) {
        if (!catalogFile.test(file)) return undefined
        if (this.environment.name === 'client') {
          const shown = relative(server.config.root, file)
          try {
            const edited = editedCatalog(server.config.root, shown, await read())
            edits.set(file, edited)
            server.ws.send(liveMessagesEvent, edited)
          } catch (error) {
            const { message } = error as Error
            server.config.logger.error(message, { timestamp: true })
            server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'live-catalogs' } })
          }
        }
        // The server's modules are invalidated already; any listed here would reload the pages.
        return []
      },
    },
  }
}
