import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LocaleRecord, defaultLocale, everyLocale } from '../locales.ts'
import { type DatedFiles, readDatedFiles } from './change-days.ts'
import { type Glossary, readGlossary } from './glossary.ts'
import {
  type ReadCatalogs,
  catalogNames,
  localeFolders,
  readCatalogs,
  type ReadLocale,
  readLocale,
} from './read-locale.ts'

/** Everything that the check of the words reads. */
export type Project = {
  english: ReadCatalogs & { names: string[] }
  /** Folders beside English; a new one is checked as soon as it is there. */
  locales: ReadLocale[]
  /** The list of locales with their states. */
  records: readonly LocaleRecord[]
  glossary: Glossary
  /** All code that may name a message. */
  code: string
  /** Text of `messages.d.ts` as it stands. */
  types: string
  texts: ContentText[]
  /** Texts of pages with the days of their last changes. */
  dated: DatedFiles
}

export const typesFile = 'locales/messages.d.ts'

/** Reads the words of a project and all that speaks of them. */
export function readProject(root: string): Project {
  const english = join(root, 'locales', defaultLocale)
  const types = join(root, typesFile)
  const words = {
    english: { ...readCatalogs(english), names: catalogNames(english) },
    locales: localeFolders(root).map((code) => readLocale(join(root, 'locales', code))),
    records: everyLocale,
    glossary: readGlossary(join(root, 'locales/glossary.json')),
    code: sourceCode(root),
    types: existsSync(types) ? readFileSync(types, 'utf8') : '',
    texts: contentTexts(root),
  }
  return { ...words, dated: readDatedFiles(root, words) }
}

/** A Markdown text of `content`; its locale is the name of the file. */
export type ContentText = { file: string; locale: string; text: string }

/** All texts of `content` in the order of their paths. */
export function contentTexts(root: string): ContentText[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)[a-z]{2,3}(-\w+)*\.md$/.test(path))
    .sort()
    .map((path) => {
      const file = join('content', path)
      return { file, locale: basename(path, '.md'), text: readFileSync(join(root, file), 'utf8') }
    })
}

const folders = ['pages', 'components', 'server', 'content', 'locales/route-families'] as const

/** All code that may name a message, tests left out, as one text. */
export function sourceCode(root: string): string {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  )
  return paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
}
