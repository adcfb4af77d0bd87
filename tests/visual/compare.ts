import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * Renders the gallery of the last commit and of the working tree at 390 and 1440 px and reports every
 * example that looks different, in .cache/visual/report/index.html. No picture is kept in git.
 */
const cache = resolve('.cache/visual')
const before = `${cache}/tree`

run('git', ['worktree', 'prune'])
rmSync(cache, { recursive: true, force: true })
run('git', ['worktree', 'add', '--detach', '--quiet', before, 'HEAD'])
try {
  symlinkSync(resolve('node_modules'), `${before}/node_modules`)
  build(before)
  build('.')
  pictures(`${before}/.cache/gallery/`, ['--update-snapshots=all'])
  const { status } = pictures(resolve('.cache/gallery') + '/', ['--update-snapshots=none'])
  console.info(
    status === 0
      ? 'Nothing looks different from the last commit.'
      : `What changed: ${cache}/report/index.html`,
  )
} finally {
  run('git', ['worktree', 'remove', '--force', before])
}

function build(tree: string): void {
  run('npm', ['run', '--silent', 'generate'], { cwd: tree })
  run('npx', ['tsx', 'tests/gallery/build-gallery.ts'], { cwd: tree })
}

function pictures(gallery: string, flags: string[]) {
  return spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts', ...flags],
    { stdio: 'inherit', env: { ...process.env, GALLERY: gallery } },
  )
}

function run(command: string, parameters: string[], options: { cwd?: string } = {}): void {
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${status}`)
}
