import { spawnSync } from 'node:child_process'
import { cacheFolder, openCache } from './cache.ts'
import { isBuilt } from './built-code.ts'
import { outFolder } from './build-env.ts'

/** Builds the site when there is no build or when its inputs have changed since. */
const root = process.cwd()

if (isBuilt(openCache(cacheFolder(root)), root, outFolder(process.env))) {
  console.info('The build is up to date.')
} else {
  console.info('No build of these sources: building …')
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
