import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFault } from './command-fault.ts'
import { findingLine } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import { type ReadLocale, readLocale } from './read-locale.ts'
import { statusText } from './status-file.ts'

/**
 * Writes the files of a locale anew: a file for each namespace with all ids of English in its order and
 * our layout. No text is lost: ids that English does not have stand at the end of their file, and a
 * message without a text gets an empty one.
 * @param folder `locales/<locale>`, made when it is not there
 * @returns how many messages have no text
 * @throws CommandFault when the files cannot be read without losing something
 */
export function orderLocale(
  folder: string,
  english: readonly SourceMessage[],
  namespaces: readonly string[],
): number {
  mkdirSync(folder, { recursive: true })
  const locale = readLocale(folder)
  const faults = [...locale.findings, ...locale.status.findings]
  if (faults.length > 0) throw new CommandFault(faults.map(findingLine).join('\n'))
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
    if (other) throw new CommandFault(`${file}:${line} ${id} stands in ${other} too; remove one`)
    files.set(id, file)
  }
}
