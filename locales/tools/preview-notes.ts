import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale } from '../locales.ts'
import { notesPath, type PreviewNotes } from '../message-note.ts'
import { catalogLocales } from './catalog-locales.ts'
import { catalogFile } from './catalog-file.ts'
import { messageNotes } from './message-notes.ts'
import { parseMessage } from './parse-message.ts'
import { readCatalogs, type SourceMessage } from './read-catalogs.ts'

const namespace = 'l10n-preview'

/**
 * Vite plugin: the notes that `?l10n=ids` shows, one file for each locale. The development server reads
 * them anew for every request; a preview build writes them; other builds carry neither the notes nor
 * the words of the preview.
 * @param preview whether this is the build for translators
 */
export function previewNotes(preview: boolean): Plugin {
  let root = process.cwd()
  let serving = false
  return {
    name: 'preview-notes',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      serving = config.command === 'serve'
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = catalogLocales(root).find(
          (code) => request.url?.split('?')[0] === notesPath(code),
        )
        if (!asked) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(notesOf(root, asked)))
      })
    },
    load(id) {
      const ofPreview = catalogFile.test(id) && id.endsWith(`/${namespace}.json`)
      return ofPreview && !serving && !preview ? '{}' : null
    },
    generateBundle() {
      if (!preview || this.environment.name !== 'client') return
      for (const code of catalogLocales(root)) {
        const source = JSON.stringify(notesOf(root, code))
        this.emitFile({ type: 'asset', fileName: notesPath(code).slice(1), source })
      }
    },
  }
}

function notesOf(root: string, locale: string): PreviewNotes {
  const trees = (code: string) => validTrees(readCatalogs(join(root, 'locales', code)).messages)
  const english = trees(defaultLocale)
  const words = Object.entries({ ...english, ...trees(locale) }).filter(([id]) =>
    id.startsWith(`${namespace}.`),
  )
  return { notes: messageNotes(root, locale), english, words: Object.fromEntries(words) }
}

/** Syntax trees by id; a message that is being written and still broken is left out. */
function validTrees(messages: readonly SourceMessage[]): PreviewNotes['english'] {
  return Object.fromEntries(
    messages.flatMap(({ id, defaultMessage }) => {
      try {
        return [[id, parseMessage(defaultMessage)]]
      } catch {
        return []
      }
    }),
  )
}
