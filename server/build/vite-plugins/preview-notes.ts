import { basename, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale } from '../../../locales/locales.ts'
import { type MessageNote, type PreviewNotes, notesPath } from '../../../locales/preview.ts'
import { catalogFile } from './catalogs.ts'
import { findingLine } from '../../../locales/tools/finding.ts'
import { longestText, parseMessage } from '../../../locales/tools/message-tree.ts'
import {
  type CatalogMessage,
  localeFolders,
  readCatalogs,
  type ReadLocale,
  readLocale,
} from '../../../locales/tools/read-locale.ts'
import { isStale, sourceHash } from '../../../locales/tools/source-entry.ts'

/** Locales of every build, and those that are being translated, English first. */
const everyCode = (root: string) => [defaultLocale, ...localeFolders(root)]

const namespace = 'l10n-preview'

/**
 * Vite plugin: the notes that `?l10n=ids` shows, one file for each locale. The development server reads
 * them again for every request; a preview build writes them; other builds carry neither the notes nor
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
        const asked = everyCode(root).find((code) => request.url?.split('?')[0] === notesPath(code))
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
      for (const code of everyCode(root)) {
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
function validTrees(messages: readonly CatalogMessage[]): PreviewNotes['english'] {
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

/**
 * Notes about every message of a locale, by id, in the order of the English catalogs.
 * @param root folder of the project
 * @throws Error when `.status.json` is faulty
 */
export function messageNotes(root: string, locale: string): Record<string, MessageNote> {
  const english = readCatalogs(join(root, 'locales', defaultLocale)).messages
  const own = locale === defaultLocale ? undefined : readLocale(join(root, 'locales', locale))
  if (own && own.status.findings.length > 0)
    throw new Error(own.status.findings.map(findingLine).join('\n'))
  const translated = new Map((own?.messages ?? english).map((message) => [message.id, message]))
  return Object.fromEntries(
    english.map((source) => {
      const { id, defaultMessage, description, max } = source
      const text = translated.get(id)
      const file = text ? relative(root, text.file) : join('locales', locale, basename(source.file))
      return [
        id,
        {
          english: defaultMessage,
          description,
          ...(own ? standing(own, source) : { state: 'source', stale: false }),
          used: text ? usedLength(text.defaultMessage) : 0,
          ...(max === undefined ? {} : { max }),
          file: file.split(sep).join('/'),
          line: text?.line ?? source.line,
        },
      ]
    }),
  )
}

function standing(
  { texts, status }: ReadLocale,
  { id, defaultMessage }: CatalogMessage,
): Pick<MessageNote, 'state' | 'stale'> {
  if (!texts.has(id)) return { state: 'missing', stale: false }
  const known = status.lines.get(id)
  const stale = isStale(known?.src, { hash: sourceHash(defaultMessage) })
  return { state: known?.state ?? 'machine', stale }
}

/** A broken message is reported elsewhere; its length is that of what is typed. */
function usedLength(text: string): number {
  try {
    return longestText(parseMessage(text))
  } catch {
    return text.length
  }
}
