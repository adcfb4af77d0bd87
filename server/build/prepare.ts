import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Step } from './step.ts'

/** A command of package.json that makes a part of the sources; what it makes later ones read. */
const commands = [
  ['drawings', 'components/art/write-files.server.ts'],
  ['early script', 'components/early/write-early-script.server.ts'],
  ['search documents', 'components/search/write-documents.server.ts'],
  ['share pictures', 'components/share/write-share-pictures.server.ts'],
] as const

type Command = { run: () => Promise<void> }

/**
 * Makes drawings, the early script, search documents and share pictures. The server knows no components:
 * each command is run by its file.
 * @param root folder of the project
 */
export async function prepare(root: string, step: Step): Promise<void> {
  for (const [name, file] of commands) {
    const { run } = (await import(pathToFileURL(join(root, file)).href)) as Command
    await step(name, run)
  }
}
