import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { defaultLocale } from '../../../locales/locales.ts'
import { type MessageNote, type PreviewNotes, notesPath } from '../../../locales/preview.ts'
import { catalogFile } from './catalogs.ts'
import { longestText, parseMessage } from '../../../locales/tools/message-tree.ts'
import { type SourceMessage, readCatalogs } from '../../../locales/tools/read-locale.ts'
import { sourceHash } from '../../../locales/tools/source-entry.ts'

/**
 * Codes of the locales that have catalogs, English first: those of every build, those that are being
 * translated too.
 * @param root folder of the project
 */
export function catalogLocales(root: string): string[] {
  const folder = join(root, 'locales')
  const codes = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'common.json')))
  return [defaultLocale, ...codes.filter((code) => code !== defaultLocale).sort()]
}

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

const sidecar = v.record(
  v.string(),
  v.object({ src: v.string(), state: v.picklist(['machine', 'translated', 'reviewed']) }),
)
type Sidecar = v.InferOutput<typeof sidecar>

/**
 * Notes about every message of a locale, by id, in the order of the English catalogs.
 * @param root folder of the project
 * @throws Error when `.status.json` is faulty
 */
export function messageNotes(root: string, locale: string): Record<string, MessageNote> {
  const read = (code: string) => readCatalogs(join(root, 'locales', code)).messages
  const english = read(defaultLocale)
  const translated = new Map(
    locale === defaultLocale ? [] : read(locale).map((message) => [message.id, message]),
  )
  const states = locale === defaultLocale ? {} : readStates(root, locale)
  return Object.fromEntries(
    english.map((source) => {
      const text = locale === defaultLocale ? source : translated.get(source.id)
      const file = text ? relative(root, text.file) : join('locales', locale, basename(source.file))
      const { max, line } = source
      return [
        source.id,
        {
          english: source.defaultMessage,
          description: source.description,
          ...(locale === defaultLocale
            ? { state: 'source', stale: false }
            : standing(source, text, states[source.id])),
          used: text ? usedLength(text.defaultMessage) : 0,
          ...(max === undefined ? {} : { max }),
          file: file.split(sep).join('/'),
          line: text?.line ?? line,
        },
      ]
    }),
  )
}

type Standing = Pick<MessageNote, 'state' | 'stale'>

function standing(
  { defaultMessage }: SourceMessage,
  text: SourceMessage | undefined,
  known: Sidecar[string] | undefined,
): Standing {
  if (!text?.defaultMessage.trim()) return { state: 'missing', stale: false }
  if (!known) return { state: 'machine', stale: false }
  return { state: known.state, stale: known.src !== sourceHash(defaultMessage) }
}

/** A broken message is reported elsewhere; its length is that of what is typed. */
function usedLength(text: string): number {
  try {
    return longestText(parseMessage(text))
  } catch {
    return text.length
  }
}

function readStates(root: string, locale: string): Sidecar {
  const file = join(root, 'locales', locale, '.status.json')
  return existsSync(file) ? v.parse(sidecar, JSON.parse(readFileSync(file, 'utf8'))) : {}
}
