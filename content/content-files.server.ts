import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLocale, localeRecord, type Locale } from '../locales/locales.ts'
import { pathInBuild } from './build-folder.server.ts'
import { changeDaysFile, type ContentFolder, contentFolders } from './content-folder.server.ts'
import { ContentError } from './content-error.ts'
import { memoizeReader } from '../locales/memoize-reader.server.ts'

/**
 * The files of content lie beside this one; a build has a copy beside its own (`copyContent`). They are no part of
 * the code: a site with thousands of texts would not fit into the memory of what bundles it.
 */
const root = pathInBuild('server/content') ?? fileURLToPath(new URL('./', import.meta.url))

/** Names of the files of each entry, by folder and slug. */
const files = new Map<string, ReadonlySet<string>>(
  contentFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`${folder}/${name}`, new Set(readdirSync(join(root, folder, name)))]),
  ),
)

/** Slugs of the entries in a folder, in the order of the alphabet. */
export const slugsOf = memoizeReader((folder: ContentFolder): readonly string[] => {
  const prefix = `${folder}/`
  const entries = [...files.keys()].filter((entry) => entry.startsWith(prefix))
  return entries.map((entry) => entry.slice(prefix.length)).sort()
})

/**
 * Path and text of one file of an entry.
 * @throws ContentError when there is no such file
 */
export function contentFile(
  folder: ContentFolder,
  slug: string,
  name: string,
): [path: string, text: string] {
  const path = `content/${folder}/${slug}/${name}`
  if (!hasFile(folder, slug, name)) throw new ContentError(path, '(whole file)', 'is missing')
  return [path, readFileSync(join(root, folder, slug, name), 'utf8')]
}

/** Whether an entry has words to show in a locale, be they its own or the English ones that stand in. */
export function hasWords(folder: ContentFolder, slug: string, locale: Locale): boolean {
  return wordsLocale(folder, slug, locale) !== undefined
}

/**
 * Path and words of an entry in a locale, and the language in which they are written.
 * @throws ContentError when a live locale lacks the text
 */
export function textFile(
  folder: ContentFolder,
  slug: string,
  locale: Locale,
): [path: string, text: string, written: Locale] {
  const written = wordsLocale(folder, slug, locale) ?? locale
  return [...contentFile(folder, slug, `${written}.md`), written]
}

/**
 * Whose words an entry shows in a locale: its own. Pseudo-locales show the English ones, since only
 * messages are transformed, and in a preview they stand in until somebody has written them.
 */
function wordsLocale(folder: ContentFolder, slug: string, locale: Locale): Locale | undefined {
  const { state } = localeRecord(locale)
  const has = (code: Locale) => hasFile(folder, slug, `${code}.md`)
  if (state === 'pseudo') return defaultLocale
  if (has(locale)) return locale
  return state === 'preview' ? defaultLocale : undefined
}

const changeDays = JSON.parse(
  readFileSync(join(root, basename(changeDaysFile)), 'utf8'),
) as Readonly<Record<string, { day: string }>>

/**
 * Day of the last change of meaning of a file of words, by its path from the root; undefined for one that has not
 * been dated yet.
 */
export function changeDay(path: string): string | undefined {
  return changeDays[path]?.day
}

/** The same of the words that an entry shows in a locale. */
export function textDay(folder: ContentFolder, slug: string, locale: Locale): string | undefined {
  const written = wordsLocale(folder, slug, locale) ?? locale
  return changeDay(`content/${folder}/${slug}/${written}.md`)
}

/** Whether an entry has a file. */
export function hasFile(folder: ContentFolder, slug: string, name: string): boolean {
  return files.get(`${folder}/${slug}`)?.has(name) ?? false
}
