import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { defaultLocale } from '../locales.ts'
import type { MessageNote } from '../message-note.ts'
import { longestText } from './longest-text.ts'
import { parseMessage } from './parse-message.ts'
import { readCatalogs, type SourceMessage } from './read-catalogs.ts'
import { sourceHash } from './source-hash.ts'

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
