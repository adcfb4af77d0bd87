import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageArguments, parseMessage } from '../../locales/tools/message-tree.ts'
import type { Project } from '../../locales/tools/project.ts'
import {
  type CatalogMessage,
  catalogNames,
  readCatalogs,
  readLocale,
} from '../../locales/tools/read-locale.ts'
import { sourceHash } from '../../locales/tools/source-entry.ts'
import type { RuleName } from '../../locales/tools/finding.ts'

type Entry = Record<string, unknown>
type Catalog = Record<string, Entry>

/** A copy of the catalogs on the disk in which a test plants an error, and which it puts back. */
export class CatalogCopy {
  readonly #before = new Map<string, string | undefined>()
  #changes: Partial<Project> = {}

  constructor(
    readonly folder: string,
    readonly original: Project,
  ) {}

  /** The project with the catalogs as they stand in the copy. */
  project(): Project {
    const english = join(this.folder, 'en')
    return {
      ...this.original,
      english: { ...readCatalogs(english), names: catalogNames(english) },
      locales: [readLocale(join(this.folder, 'de'))],
      ...this.#changes,
    }
  }

  /** Changes something that is no catalog. */
  change(changes: Partial<Project>): void {
    this.#changes = { ...this.#changes, ...changes }
  }

  /** The first English message that fits; optional and without values, terms or figures if not said otherwise. */
  pick(fits: (message: CatalogMessage) => boolean = isPlain): CatalogMessage {
    const found = this.original.english.messages.find(fits)
    if (!found) throw new Error('No message of the catalogs fits this test')
    return found
  }

  /** Writes the text of a message. The mark of the German text is renewed when English changes. */
  write(locale: 'en' | 'de', id: string, defaultMessage: string, more: Entry = {}): void {
    this.catalog(locale, namespaceOf(id), (catalog) => {
      catalog[id] = { ...catalog[id], defaultMessage, ...more }
    })
    if (locale === 'en') this.status('de', id, { src: sourceHash(defaultMessage) })
  }

  /** The German text of a message as it stands. */
  german(id: string): string {
    return this.original.locales.find(({ code }) => code === 'de')!.texts.get(id)!.defaultMessage
  }

  /** Changes one line of the sidecar. */
  status(locale: 'de', id: string, change: Entry): void {
    this.catalog(locale, '.status', (lines) => {
      lines[id] = { src: 'AAAAAAAA', state: 'reviewed', ...lines[id], ...change }
    })
  }

  /** Changes the object of one file. */
  catalog(locale: 'en' | 'de', name: string, change: (catalog: Catalog) => void): void {
    this.file(locale, name, (text) => {
      const catalog = JSON.parse(text || '{}') as Catalog
      change(catalog)
      return JSON.stringify(catalog, null, 2)
    })
  }

  /** Changes the text of one file; without a text the file goes. */
  file(locale: 'en' | 'de', name: string, change: (text: string) => string | undefined): void {
    const path = join(this.folder, locale, `${name}.json`)
    const before = readIfThere(path)
    if (!this.#before.has(path)) this.#before.set(path, before)
    put(path, change(before ?? ''))
  }

  /** Puts every file back as it was. */
  restore(): void {
    for (const [path, text] of this.#before) put(path, text)
  }
}

/** Whether a message is optional, short, and free of values, figures and words with rules of their own. */
export function isPlain({ required, max, defaultMessage, id }: CatalogMessage): boolean {
  return (
    !required &&
    max === undefined &&
    /^[A-Z][a-z]+( [a-z]+){4,}\.?$/.test(defaultMessage) &&
    !/request|team|developer|engineer|service|project/i.test(defaultMessage) &&
    namespaceOf(id) !== 'mail'
  )
}

/** Names of the values of a message. */
export function valuesOf({ defaultMessage }: CatalogMessage): string[] {
  return [...messageArguments(parseMessage(defaultMessage)).keys()]
}

export function namespaceOf(id: string): string {
  return id.split('.')[0]!
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function put(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path, { force: true })
  else writeFileSync(path, text)
}

/** The rules that must speak, in their order, and what plants the error. */
export type Mutation = readonly [rules: readonly RuleName[], plant: (copy: CatalogCopy) => void]

export type Mutations = Readonly<Record<string, Mutation>>
