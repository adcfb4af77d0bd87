import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, everyLocale, type LocaleRecord } from '../locales.ts'
import { type ContentText, contentTexts } from './content-texts.ts'
import { type Glossary, readGlossary } from './glossary.ts'
import { catalogNames, type ReadCatalogs, readCatalogs } from './read-catalogs.ts'
import { type ReadLocale, readLocale } from './read-locale.ts'
import { sourceCode } from './source-code.ts'

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
}

export const typesFile = 'locales/messages.d.ts'

/** Folders beside the locales that hold code. */
const ofCode = ['tools', 'route-families']

/** Codes of the locales that have a folder, English left out. */
export function localeFolders(root: string): string[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![defaultLocale, ...ofCode].includes(entry.name))
    .map(({ name }) => name)
    .sort()
}

/** Reads the words of a project and all that speaks of them. */
export function readProject(root: string): Project {
  const english = join(root, 'locales', defaultLocale)
  const types = join(root, typesFile)
  return {
    english: { ...readCatalogs(english), names: catalogNames(english) },
    locales: localeFolders(root).map((code) => readLocale(join(root, 'locales', code))),
    records: everyLocale,
    glossary: readGlossary(join(root, 'locales/glossary.json')),
    code: sourceCode(root),
    types: existsSync(types) ? readFileSync(types, 'utf8') : '',
    texts: contentTexts(root),
  }
}
