import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { commands } from './command-line.ts'

const manual = readFileSync('server/README.md', 'utf8')

/** Settings and defaults of `.env.example`, in its order. */
const example = readFileSync('.env.example', 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z_]+=/.test(line))
  .map((line) => line.split('=') as [string, string])

/** Rows of the table below a heading: cells without spaces and back quotes around them. */
function table(heading: string): string[][] {
  const [, text] = manual.split(`\n## ${heading}\n`)
  return text!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `') && !/^\| `(type|event)`/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1')))
}

test('the manual lists the settings of .env.example with their defaults', () => {
  expect(example.length).toBeGreaterThan(15)
  expect(table('Settings').map(([name, value]) => [name, value])).toEqual(example)
})

test('.env.example has exactly the settings that the server reads', () => {
  const read = readdirSync('server/settings')
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(join('server/settings', name), 'utf8')
      return [...source.matchAll(/\benv\.([A-Z_]+)/g)].map(([, setting]) => setting!)
    })
  expect([...new Set(read)].sort()).toEqual(example.map(([name]) => name).sort())
})

test('the defaults of .env.example are those of the server', () => {
  const all = Object.fromEntries(example)
  expect(all.DATA_DIR).toBe('.data')
  const own = { SITE_SECRET: 's'.repeat(32), DATA_DIR: tmpdir() }
  expect(readSettings({ ...all, ...own }, [])).toEqual(readSettings(own, []))
})

test('the manual has every command, and every option of the examples exists', () => {
  const rows = table('Commands')
  expect(rows.map(([name]) => name)).toEqual([...commands.map(({ name }) => name), 'help'])
  for (const [name, does, example_] of rows) {
    const known = commands.find((command) => command.name === name)
    const options = [...`${does} ${example_}`.matchAll(/--([a-z-]+)/g)].map(([, option]) => option!)
    expect(
      options.filter(
        (option) => option !== 'json' && !known!.options.some(({ long }) => long === `--${option}`),
      ),
      name,
    ).toEqual([])
  }
})

test.each(['list', 'export'])('the manual names every option by which %s chooses', (name) => {
  const [, ...cells] = table('Commands').find(([command]) => command === name)!
  const { options } = commands.find((command) => command.name === name)!
  const named = [...cells.join(' ').matchAll(/--[a-z]+/g)].map(([option]) => option)
  expect([...new Set(named)].sort()).toEqual(options.map(({ long }) => long).sort())
})

test('every line of the log has a code, and the manual has each code with its level', () => {
  const calls = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(join('server', name), 'utf8')
      return [...source.matchAll(/\blog\.(info|warn|error|fatal)\((.{0,60})/gs)]
    })
  const events = calls.map(([call, level, start]) => [
    /^\s*\{\s*event: '([a-z]+(?:-[a-z]+)+)'/.exec(start!)?.[1] ?? call,
    level!,
  ])
  expect(events.length).toBeGreaterThan(15)
  const rows = table('Log').map(([code, level]) => [code!, level!])
  expect(rows.sort()).toEqual(events.sort())
})

test('the manual has every event of the webhook', () => {
  const source = readFileSync('server/requests/delivery-events.ts', 'utf8')
  const events = [...source.matchAll(/event: '([a-z.]+)'/g)].map(([, event]) => event!)
  expect(events.length).toBeGreaterThan(5)
  expect(table('Webhook').map(([type]) => type)).toEqual([...new Set(events)])
})

test('fault 20: the manual’s check takes a signature of Standard Webhooks, and nothing else', async () => {
  const [, code] = /```js\n(.*?)```/s.exec(manual)!
  const { isGenuine } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code!)}`
  )) as {
    isGenuine: (headers: object, body: string, secret: string, now?: number) => boolean
  }
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  const body = JSON.stringify({ type: 'request.created', data: { name: 'Seán 李' } })
  const time = new Date()
  const sign = (key: string) => new Webhook(key).sign('id-1', time, body)
  const headers = {
    'webhook-id': 'id-1',
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': `${sign(other)} ${sign(secret)}`,
  }
  expect(isGenuine(headers, body, secret)).toBe(true)
  expect(isGenuine(headers, `${body} `, secret)).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-signature': sign(other) }, body, secret)).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-id': 'id-2' }, body, secret)).toBe(false)
  expect(isGenuine(headers, body, secret, time.getTime() + 301_000)).toBe(false)
})
