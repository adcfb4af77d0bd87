import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { finishedMark } from './built-code.ts'
import { inputHash } from './input-hash.ts'
import { readJson } from './json-file.ts'
import { outFolder } from './out-folder.ts'

/** Builds the site when there is no build or when its inputs have changed since. */
const root = process.cwd()
const mark = finishedMark(join(root, outFolder(process.env)))

const built = readJson<{ hash: string }>(mark)?.hash
if (built === inputHash(root)) {
  console.info('The build is up to date.')
} else {
  console.info(built ? 'Sources have changed: building …' : 'No build yet: building …')
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
