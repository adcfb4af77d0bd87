import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceHash } from './source-entry.ts'
import { statusText } from './read-locale.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AskedCommand, CommandOutcome } from '../../tests/support/l10n-command-host.ts'

const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url))
const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

const germanState = { src: sourceHash('Hello'), state: 'reviewed' } as const

let root: string
let host: ChildProcess

// The commands read the working directory, which only a process of its own can change.
beforeAll(() => {
  const file = new URL('../../tests/support/l10n-command-host.ts', import.meta.url)
  host = fork(file, { execArgv: ['--import', 'tsx'] })
})

afterAll(() => host.disconnect())

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  for (const folder of ['components', 'server', 'content']) write(`${folder}/empty.ts`, '')
  write('pages/page.ts', `text('home.a')`)
  write('locales/route-families/main-routes.ts', '')
  catalog('Hello')
  // German is live, so it has a folder everywhere.
  write('locales/de/home.json', '{"home.a":{"defaultMessage":"Hallo"}}')
  write('locales/de/.status.json', statusText([['home.a', germanState]]))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function catalog(defaultMessage: string, locale = 'en'): void {
  const entry = { defaultMessage, description: 'Greeting at the top of the first page. {name}' }
  write(`locales/${locale}/home.json`, JSON.stringify({ 'home.a': entry }, null, 2))
}

async function run(...args: string[]): Promise<CommandOutcome> {
  const outcome = once(host, 'message') as Promise<[CommandOutcome]>
  host.send({ folder: root, args } satisfies AskedCommand)
  return (await outcome)[0]
}

test('the command line prints what its command says and ends with its code', () => {
  const typed = (...args: string[]) => spawnSync(tsx, [cli, ...args], { cwd: root })
  catalog('Hello...')
  const { status, stderr } = typed('check')
  expect(status).toBe(1)
  expect(stderr.toString()).toMatch(/locales\/en\/home\.json:2 home\.a: three dots/)
})

test('words that are all right pass the check after types and days were written', async () => {
  expect(await run('types')).toMatchObject({ status: 0 })
  expect(readFileSync(join(root, 'locales/messages.d.ts'), 'utf8')).toContain(`'home.a': {}`)
  expect(await run('check')).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run l10n -- days'),
  })
  const { said } = await run('days')
  expect(said).toMatch(/^2 of 2 texts had changed and are of \d{4}-\d\d-\d\d now/)
  expect(await run('check')).toMatchObject({ status: 0 })
})

test('a fault in the words ends the check with 1 and names file, line and id', async () => {
  await run('types')
  catalog('Hello...')
  const { status, said } = await run('check')
  expect(status).toBe(1)
  expect(said).toMatch(/locales\/en\/home\.json:2 home\.a: three dots/)
})

test('types older than the catalogs end the check with 1 and name the command that renews them', async () => {
  await run('types')
  catalog('Hello {name}')
  const { status, said } = await run('check')
  expect(status).toBe(1)
  expect(said).toContain('npm run l10n -- types')
})

test('a message that no code names ends the check with 1', async () => {
  await run('types')
  write('pages/page.ts', '')
  expect(await run('check')).toMatchObject({
    status: 1,
    said: expect.stringContaining('nothing names'),
  })
})

test('an unknown command ends with 2 and shows the commands', async () => {
  expect(await run('chekc')).toMatchObject({ status: 2, said: expect.stringContaining('types') })
})

test('help names every command, and each explains itself', async () => {
  const { status, said } = await run('--help')
  expect(status).toBe(0)
  const names = ['check', 'stamp', 'new', 'order', 'shots', 'report', 'live', 'types']
  for (const name of names) {
    expect(said).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
    const own = await run(name, '--help')
    expect(own.status).toBe(0)
    expect(own.said).toContain(`Usage: npm run l10n -- ${name}`)
  }
})

test('a wrong call is refused in one line and ends with 2', async () => {
  const wrong: [said: RegExp, ...args: string[]][] = [
    [/missing required argument 'locale'/, 'new'],
    [/too many arguments for 'new'/, 'new', 'fr', 'it'],
    [/unknown option '--all'/, 'check', '--all'],
    [/Allowed choices are machine, translated, reviewed/, 'stamp', 'de', 'home.a', '--state', 'x'],
    [/^--state must be machine, translated, reviewed$/m, 'stamp', 'de', 'home.a'],
    [
      /cannot be used with option '--state/,
      'stamp',
      'home.a',
      '--same-meaning',
      '--state',
      'machine',
    ],
    [/^Name one of the locales de: order de$/m, 'order', 'xx'],
  ]
  for (const [sentence, ...args] of wrong) {
    const { status, said } = await run(...args)
    expect(status).toBe(2)
    expect(said).toMatch(sentence)
    expect(said.trim()).not.toContain('\n')
  }
})

test('a command that is given too little says in one line what it needs', async () => {
  expect(await run('check', 'xx')).toEqual({ status: 2, said: 'There is no folder locales/xx\n' })
  expect(await run('stamp', 'de', 'home.a')).toMatchObject({ status: 2 })
  expect(await run('new', 'FR')).toEqual({
    status: 2,
    said: '“FR” is no locale code; write it as fr, pt-BR or zh-Hant\n',
  })
})

test('a language is made, translated, stamped, put in order and reported', async () => {
  const made = await run('new', 'ar')
  expect(made.said).toContain(`{ code: 'ar', name: 'العربية', dir: 'rtl', state: 'preview' },`)
  expect(read('locales/ar/home.json')['home.a']).toEqual({ defaultMessage: '' })
  expect(await run('new', 'ar')).toMatchObject({ status: 2, said: 'locales/ar is there already\n' })

  write('locales/ar/home.json', '{"home.a":{"defaultMessage":"مرحبا","extra":1}}')
  expect(await run('check', 'ar')).toMatchObject({
    status: 1,
    said: expect.stringContaining('stamp ar'),
  })
  expect(await run('stamp', 'ar', 'home.*', '--state', 'translated')).toEqual({
    status: 0,
    said: 'ar: 1 messages are translated\n',
  })
  expect(read('locales/ar/.status.json')['home.a']).toMatchObject({ state: 'translated' })
  const checked = await run('check', 'ar')
  expect(checked.status).toBe(0)
  expect(checked.said).toContain('1 of 1 messages have a text, 0 missing (0 required), 0 stale')

  expect(await run('order', 'ar')).toMatchObject({ status: 0 })
  expect(readFileSync(join(root, 'locales/ar/home.json'), 'utf8').split('\n')).toHaveLength(6)

  catalog('Hello there')
  expect((await run('check', 'ar')).said).toContain('English has changed since it was translated')
  expect(await run('stamp', '--same-meaning', 'home.a')).toMatchObject({ status: 0 })
  expect((await run('check', 'ar')).said).toContain('0 stale')

  expect(await run('report')).toEqual({ status: 0, said: 'Wrote dist/reports/l10n.html\n' })
  expect(readFileSync(join(root, 'dist/reports/l10n.html'), 'utf8')).toContain('id="ar"')
})

test('a build of a live language that is not complete enough is stopped with the list', async () => {
  write('locales/de/home.json', '{}')
  const { status, said } = await run('live')
  expect(status).toBe(1)
  expect(said).toContain('(de): must not be live: 0 of 1 messages are translated or reviewed')
  expect(said).toContain('locales/de/home.json:1 home.a: warning: has no text in de')
  rmSync(join(root, 'locales/de'), { recursive: true })
  expect(await run('live')).toEqual({ status: 0, said: '' })
})

function read(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
