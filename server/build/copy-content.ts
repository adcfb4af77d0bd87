import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentKinds } from '../../content/content-kinds.ts'

/** Puts the files of content beside the server of a build, which reads them there. */
export function copyContent(root: string, out: string): void {
  const place = join(out, 'server', 'content')
  rmSync(place, { recursive: true, force: true })
  for (const kind of contentKinds) {
    cpSync(join(root, 'content', kind), join(place, kind), { recursive: true })
  }
}
