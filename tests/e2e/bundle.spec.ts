import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const client = 'dist/client'
const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(client, name), 'utf8'))

test('fault 40: what browsers load holds none of the server’s lists, drivers or secrets', () => {
  expect(scripts.length).toBeGreaterThan(20)
  const consumerProviders = readFileSync('server/consumer-providers.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(consumerProviders.length).toBeGreaterThan(20)
  const words = [
    ...consumerProviders,
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
  // As whole words: the families that browsers know are one short expression.
  const found = words.filter((word) =>
    scripts.some((script) =>
      new RegExp(`(^|[^\\w.-])${word.replaceAll('.', '\\.')}\\b`).test(script),
    ),
  )
  expect(found).toEqual([])
})
