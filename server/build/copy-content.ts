import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { changeDaysFile } from '../../content/change-days-file.ts'
import { contentKinds } from '../../content/content-kinds.ts'

/** Puts the files of content beside the code of a build, which reads them there. */
export function copyContent(root: string, out: string): void {
  const path = join(out, 'server', 'content')
  rmSync(path, { recursive: true, force: true })
  for (const kind of contentKinds) {
    cpSync(join(root, 'content', kind), join(path, kind), { recursive: true })
  }
  cpSync(join(root, changeDaysFile), join(path, basename(changeDaysFile)))
}
