import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentKinds } from '../../content/content-kinds.ts'
import { searchDocuments } from './input-hash.ts'
import { filesAt } from './run-if-changed.ts'

/**
 * Puts the files of content and what the search knows beside the code of a build, which reads them there.
 * @returns those that browsers ask for, by their paths from the folder of the pages
 */
export function copyContent(root: string, out: string): string[] {
  const path = join(out, 'server', 'content')
  rmSync(path, { recursive: true, force: true })
  for (const kind of contentKinds) {
    cpSync(join(root, 'content', kind), join(path, kind), { recursive: true })
  }
  const client = join(out, 'client')
  const documents = basename(searchDocuments)
  cpSync(join(root, searchDocuments), join(client, documents), { recursive: true })
  return filesAt(client, documents)
}
