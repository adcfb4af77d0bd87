import { readdirSync, readFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { type Fault, promised } from './fault.ts'

const client = 'dist/client'

/** What only the server may know: names of settings, of drivers, and one throw-away domain of thousands. */
const serverWords = [
  'mailinator.com',
  'SITE_SECRET',
  'WEBHOOK_SECRET',
  'DATABASE_URL',
  'whsec_',
  'createHmac',
  'better-sqlite3',
  'insert into request',
  'nodemailer',
]

/** Words of the server that stand in the scripts of browsers. */
export function serverWordsInBundle(): { scripts: number; found: string[] } {
  const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(client, name), 'utf8'))
  const freeMailProviders = readFileSync('server/api/free-mail-providers.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const found = [...freeMailProviders, ...serverWords].filter((word) => {
    // As whole words: the families that browsers know are one short expression.
    const whole = new RegExp(`(^|[^\\w.-])${word.replaceAll('.', '\\.')}\\b`)
    return scripts.some((script) => whole.test(script))
  })
  return { scripts: scripts.length, found }
}

/** Fault 40: what belongs to the server reaches browsers. */
export const bundleFaults: Fault[] = [
  {
    number: 40,
    name: 'lists, drivers or secrets in the scripts of browsers',
    stores: ['SQLite'],
    run: async () => {
      const { scripts, found } = serverWordsInBundle()
      promised(found.length === 0, found.join(', '))
      return `${scripts} scripts hold none of them`
    },
  },
]

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
