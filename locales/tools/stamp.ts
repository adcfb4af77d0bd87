import { writeFileSync } from 'node:fs'
import { CommandFault } from './command-fault.ts'
import { findingLine } from './finding.ts'
import type { SourceMessage } from './read-catalogs.ts'
import type { ReadLocale } from './read-locale.ts'
import { sourceHash } from './source-hash.ts'
import { type State, states, statusText, type StatusLine } from './status-file.ts'

/**
 * Writes the state of some messages of a locale and the mark of the English text that they now belong to.
 * @param state left out: the state stays and only the mark is renewed
 * @returns the ids that were written
 * @throws CommandFault for an id without a text
 */
export function stamp(
  locale: ReadLocale,
  english: readonly SourceMessage[],
  ids: readonly string[],
  state?: State,
): string[] {
  const { status, texts, code } = locale
  if (status.findings.length > 0) {
    throw new CommandFault(status.findings.map(findingLine).join('\n'))
  }
  const lines = new Map<string, StatusLine>(status.lines)
  const chosen = english.filter(({ id }) => ids.includes(id))
  const written = chosen.filter(({ id }) => state !== undefined || lines.has(id))
  for (const { id, defaultMessage } of written) {
    if (!texts.has(id)) throw new CommandFault(`${id} has no text in ${code}`)
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
  english: readonly SourceMessage[],
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
 * Ids that are meant: names, or the start of names with a star: `home.*`.
 * @throws CommandFault for a name that no English message has
 */
export function chosenIds(english: readonly SourceMessage[], names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const found = english.filter(({ id }) =>
      name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name,
    )
    if (found.length === 0) throw new CommandFault(`English has no message ${name}`)
    return found.map(({ id }) => id)
  })
}
