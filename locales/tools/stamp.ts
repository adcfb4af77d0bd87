import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenNames, CommandError, findingLine } from './finding.ts'
import {
  type CatalogMessage,
  localeFolders,
  readCatalogs,
  type ReadLocale,
  type State,
  type StatusLine,
  readLocale,
  states,
  statusText,
} from './read-locale.ts'
import { sourceHash } from './source-entry.ts'

/** `stamp <locale> <id…> --state <state>`; without a state `--same-meaning <id…>`. */
export function stampCommand(
  names: readonly string[],
  { state, sameMeaning }: { state?: State; sameMeaning?: boolean },
): number {
  const { messages } = readCatalogs('locales/en')
  if (sameMeaning) {
    const ids = chosenIds(messages, names)
    if (ids.length === 0) throw new CommandError('Name a message: stamp --same-meaning home.a')
    for (const code of localeFolders('.')) {
      const written = stamp(readLocale(join('locales', code)), messages, ids)
      console.info(`${code}: ${written.length} marks renewed, their states stay`)
    }
    return 0
  }
  const [code, ...wanted] = names
  if (code === undefined || !localeFolders('.').includes(code)) {
    throw new CommandError(`Name one of the locales ${localeFolders('.').join(', ')}`)
  }
  if (state === undefined) throw new CommandError(`--state must be ${states.join(', ')}`)
  const ids = chosenIds(messages, wanted)
  if (ids.length === 0) throw new CommandError(`Name a message: stamp ${code} home.a or 'home.*'`)
  const locale = readLocale(join('locales', code))
  const open = openTexts(locale, messages, state)
  const written = ids.filter((id) => wanted.includes(id) || open.has(id))
  console.info(`${code}: ${stamp(locale, messages, written, state).length} messages are ${state}`)
  return 0
}

/**
 * Writes the state of some messages of a locale and the mark of the English text that they now belong to.
 * @param state left out: the state stays and only the mark is renewed
 * @returns the ids that were written
 * @throws CommandError for an id without a text
 */
export function stamp(
  locale: ReadLocale,
  english: readonly CatalogMessage[],
  ids: readonly string[],
  state?: State,
): string[] {
  const { status, texts, code } = locale
  if (status.findings.length > 0) {
    throw new CommandError(status.findings.map(findingLine).join('\n'))
  }
  const lines = new Map<string, StatusLine>(status.lines)
  const chosen = english.filter(({ id }) => ids.includes(id))
  const written = chosen.filter(({ id }) => state !== undefined || lines.has(id))
  for (const { id, defaultMessage } of written) {
    if (!texts.has(id)) throw new CommandError(`${id} has no text in ${code}`)
    const known = state ?? lines.get(id)!.state
    lines.set(id, { src: sourceHash(defaultMessage), state: known })
  }
  const order = new Map(english.map(({ id }, at) => [id, at]))
  const sorted = [...lines].sort(
    ([left], [right]) => (order.get(left) ?? Infinity) - (order.get(right) ?? Infinity),
  )
  writeFileSync(status.file, statusText(sorted))
  return written.map(({ id }) => id)
}

/** Texts that a star may stamp: all but those that are as far already and whose English is the same. */
export function openTexts(
  { texts, status }: ReadLocale,
  english: readonly CatalogMessage[],
  state: State,
): Set<string> {
  const open = english.filter(({ id, defaultMessage }) => {
    const line = status.lines.get(id)
    const asFar = line !== undefined && states.indexOf(line.state) >= states.indexOf(state)
    return texts.has(id) && !(asFar && line.src === sourceHash(defaultMessage))
  })
  return new Set(open.map(({ id }) => id))
}

/**
 * Ids that are meant.
 * @throws CommandError for a name that no English message has
 */
export function chosenIds(english: readonly CatalogMessage[], names: readonly string[]): string[] {
  const ids = english.map(({ id }) => id)
  return chosenNames(ids, names, (name) => `English has no message ${name}`)
}
