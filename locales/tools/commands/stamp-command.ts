import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandFault } from '../command-fault.ts'
import { localeFolders } from '../project.ts'
import { readCatalogs } from '../read-catalogs.ts'
import { readLocale } from '../read-locale.ts'
import { chosenIds, openTexts, stamp } from '../stamp.ts'
import { type State, states } from '../status-file.ts'

/** `stamp <locale> <id…> --state <state>` and `stamp --same-meaning <id…>`. */
export function stampCommand(args: readonly string[]): number {
  const { values, positionals } = read(args)
  const { messages } = readCatalogs('locales/en')
  if (values['same-meaning']) {
    const ids = chosenIds(messages, positionals)
    if (ids.length === 0) throw new CommandFault('Name a message: stamp --same-meaning home.a')
    for (const code of localeFolders('.')) {
      const written = stamp(readLocale(join('locales', code)), messages, ids)
      console.info(`${code}: ${written.length} marks renewed, their states stay`)
    }
    return 0
  }
  const [code, ...names] = positionals
  if (code === undefined || !localeFolders('.').includes(code)) {
    throw new CommandFault(`Name one of the locales ${localeFolders('.').join(', ')}`)
  }
  const state = states.find((one) => one === values.state)
  if (state === undefined) throw new CommandFault(`--state must be ${states.join(', ')}`)
  const ids = chosenIds(messages, names)
  if (ids.length === 0) throw new CommandFault(`Name a message: stamp ${code} home.a or 'home.*'`)
  stampTexts(code, ids, state)
  return 0

  function stampTexts(locale: string, all: readonly string[], as: State): void {
    const words = readLocale(join('locales', locale))
    const open = openTexts(words, messages, as)
    const wanted = all.filter((id) => names.includes(id) || open.has(id))
    console.info(`${locale}: ${stamp(words, messages, wanted, as).length} messages are ${as}`)
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { state: { type: 'string' }, 'same-meaning': { type: 'boolean' } },
    })
  } catch (error) {
    throw new CommandFault((error as Error).message)
  }
}
