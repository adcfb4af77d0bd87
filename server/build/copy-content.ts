import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentKinds } from '../../content/content-kinds.ts'
import { searchDocuments } from './input-hash.ts'

/** Puts the files of content and what the search knows beside the code of a build, which reads them there. */
export function copyContent(root: string, out: string): void {
  const place = join(out, 'server', 'content')
  rmSync(place, { recursive: true, force: true })
  for (const kind of contentKinds) {
    cpSync(join(root, 'content', kind), join(place, kind), { recursive: true })
  }
  const documents = join(out, 'client', basename(searchDocuments))
  cpSync(join(root, searchDocuments), documents, { recursive: true })
}
