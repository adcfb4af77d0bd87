import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { promised } from './fault.ts'

/** Fault 41: an installation that must not run scripts of packages. */
export const installFaults: Fault[] = [
  {
    number: 41,
    name: 'npm ci without install scripts',
    stores: ['SQLite'],
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'install-'))
      execFileSync('git', ['clone', '--quiet', process.cwd(), folder])
      const install = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: folder,
        encoding: 'utf8',
      })
      promised(install.status === 0, `npm ci ended with ${install.status}`)
      cpSync('dist', join(folder, 'dist'), { recursive: true })
      const start = spawnSync(process.execPath, ['dist/server/main.mjs'], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 5000,
        env: { ...process.env, PORT: '39471' },
      })
      rmSync(folder, { recursive: true, force: true })
      const said = start.stdout + start.stderr
      if (said.includes('The site runs at')) return 'installs and runs'
      const [sentence = ''] = said.split('\n').filter((line) => line.includes('better-sqlite3'))
      promised(start.status === 1, `ended with ${start.status}: ${said.slice(0, 200)}`)
      promised(/npm rebuild|DATABASE_URL/.test(said), `said: ${said.slice(0, 200)}`)
      return `exit 1: ${sentence.slice(0, 160)}`
    },
  },
]
