import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, findingLine } from './finding.ts'
import {
  type CatalogMessage,
  localeFolders,
  catalogNames,
  readCatalogs,
  type ReadLocale,
  readLocale,
  statusText,
} from './read-locale.ts'

/** `new <locale>`: makes the folder with all ids and no text, and says which line is to be added. */
export function newCommand(code: string): number {
  const folder = join('locales', code)
  if (canonical(code) !== code) {
    throw new CommandError(`“${code}” is no locale code; write it as fr, pt-BR or zh-Hant`)
  }
  if (existsSync(folder)) throw new CommandError(`${folder} is there already`)
  const { messages } = readCatalogs('locales/en')
  const missing = orderLocale(folder, messages, catalogNames('locales/en'))
  console.info(`Made ${folder} with ${missing} messages to translate.`)
  console.info(`Now add this line to the list in locales/locales.ts, after the live locales:`)
  console.info(recordLine(code))
  return 0
}

/** The code as BCP 47 writes it; undefined when it is none. */
function canonical(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

function recordLine(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const own = name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  return `  { code: '${code}', name: '${own}', dir: '${direction(code)}', state: 'preview' },`
}

/** Scripts that are written from right to left, of the languages that visitors may ask for. */
const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']

function direction(code: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(code).maximize()
  return rightToLeft.includes(script ?? '') ? 'rtl' : 'ltr'
}

/** `order <locale>`: puts files, ids and layout in order, for instance after a translation platform. */
export function orderCommand(code: string): number {
  if (!localeFolders('.').includes(code)) {
    throw new CommandError(`Name one of the locales ${localeFolders('.').join(', ')}: order de`)
  }
  const { messages } = readCatalogs('locales/en')
  const missing = orderLocale(join('locales', code), messages, catalogNames('locales/en'))
  console.info(`${code} is in order; ${missing} of ${messages.length} messages have no text.`)
  return 0
}

/**
 * Writes the files of a locale again: a file for each namespace with all ids of English in its order and
 * our layout. No text is lost: ids that English does not have stand at the end of their file, and a
 * message without a text gets an empty one.
 * @param folder `locales/<locale>`, made when it is not there
 * @returns how many messages have no text
 * @throws CommandError when the files cannot be read without losing something
 */
export function orderLocale(
  folder: string,
  english: readonly CatalogMessage[],
  namespaces: readonly string[],
): number {
  mkdirSync(folder, { recursive: true })
  const locale = readLocale(folder)
  const errors = [...locale.findings, ...locale.status.findings]
  if (errors.length > 0) throw new CommandError(errors.map(findingLine).join('\n'))
  refuseTwoFiles(locale)
  const known = new Set(english.map(({ id }) => id))
  for (const name of namespaces) {
    const own = english.filter(({ namespace }) => namespace === name).map(({ id }) => id)
    const unknown = locale.messages.filter(
      ({ id, namespace }) => namespace === name && !known.has(id),
    )
    const ids = [...own, ...unknown.map(({ id }) => id)]
    const entries = ids.map((id) => [id, { defaultMessage: textOf(locale, id) }])
    writeFileSync(join(folder, `${name}.json`), catalogText(Object.fromEntries(entries)))
  }
  const stated = english.flatMap(({ id }) => {
    const line = locale.status.lines.get(id)
    return line && locale.texts.has(id) ? [[id, line] as const] : []
  })
  writeFileSync(locale.status.file, statusText(stated))
  return english.filter(({ id }) => !locale.texts.has(id)).length
}

function textOf({ messages }: ReadLocale, id: string): string {
  return messages.find((message) => message.id === id)?.defaultMessage ?? ''
}

/** Our layout of a catalog; characters that nobody sees are written by their numbers. */
function catalogText(catalog: object): string {
  const seen = JSON.stringify(catalog, null, 2).replace(
    /[\u00A0\u00AD\u200B-\u200F\u202A-\u202F\u2060-\u2069\uFEFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return `${seen}\n`
}

/** Of an id in two files one text would be lost. */
function refuseTwoFiles({ messages }: ReadLocale): void {
  const files = new Map<string, string>()
  for (const { id, file, line } of messages) {
    const other = files.get(id)
    if (other) throw new CommandError(`${file}:${line} ${id} stands in ${other} too; remove one`)
    files.set(id, file)
  }
}
