import { closeSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandFault } from './command.ts'

/** Only the owner reads what visitors wrote. */
export const ownerOnly = 0o600

/**
 * Gives a finished file its name: the bytes are on disk first, and nothing that has the name is replaced.
 * @throws CommandFault when the name is taken
 */
export function publish(finished: string, name: string): void {
  sync(finished)
  try {
    linkSync(finished, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CommandFault(`${name} is there already: choose another name, nothing is replaced.`)
  }
  rmSync(finished)
  sync(dirname(name))
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
