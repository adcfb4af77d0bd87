import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { promised } from './fault.ts'

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
  const consumerProviders = readFileSync('server/consumer-providers.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const found = [...consumerProviders, ...serverWords].filter((word) => {
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
